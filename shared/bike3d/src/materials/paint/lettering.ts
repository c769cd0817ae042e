import { Color } from 'three'

const INK = '#1d1f21'
const CHALK = '#ece7db'
/** The luminance that looks half-way between black and white. */
const MIDDLE = 0.2

/** Returns the lettering's colour: dark on light paint, light on dark paint. */
export function letteringOn(colour: string): Color {
  const { r, g, b } = new Color(colour)
  const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b
  return new Color(luminance > MIDDLE ? INK : CHALK)
}
