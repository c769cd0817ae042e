import { Color } from 'three'

const INK = '#1d1f21'
const CHALK = '#ece7db'
/** Grey of this luminance looks half-way between black and white. */
const MIDDLE = 0.2

/** The lettering's colour: dark on light paint, light on dark paint. */
export function letteringOn(colour: string): Color {
  const { r, g, b } = new Color(colour)
  const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b
  return new Color(luminance > MIDDLE ? INK : CHALK)
}
