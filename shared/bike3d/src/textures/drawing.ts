import { coverageOf, type Figure } from './figures.ts'
import { createPixels, type Pixels, setPixel } from './pixels.ts'

/** Red, green and blue, 0 to 1, in the display's colour space. */
export type Rgb = readonly [red: number, green: number, blue: number]
/** A colour as #rrggbb, or a function that returns one for each point. */
export type Ink = string | ((x: number, y: number) => Rgb)

/** Returns a picture to draw figures on, in pixels, y up from its lower edge; transparent without a background. */
export function createDrawing(size: { width: number; height: number; background?: string }) {
  const { width, height, background } = size
  const pixels = createPixels(width, height)
  if (background) fill(pixels, rgbOf(background))
  return {
    pixels,
    /** Draws a figure on top, with a smooth edge. */
    draw({ distance, box }: Figure, ink: Ink, strength = 1) {
      const colourAt = typeof ink === 'string' ? always(rgbOf(ink)) : ink
      const rows = within(height - box.top, height - box.bottom, height)
      const columns = within(box.left, box.right, width)
      for (let y = rows.first; y <= rows.last; y++)
        for (let x = columns.first; x <= columns.last; x++) {
          const place = [x + 0.5, height - y - 0.5] as const
          const coverage = coverageOf(distance(...place)) * strength
          if (coverage > 0) blend(pixels, y * width + x, colourAt(...place), coverage)
        }
    },
  }
}

export type Drawing = ReturnType<typeof createDrawing>

/** Returns an ink that changes from one colour to another, upwards or to the right. */
export function gradient(
  from: string,
  to: string,
  range: { along: 'x' | 'y'; start: number; end: number },
): Ink {
  const [a, b] = [rgbOf(from), rgbOf(to)]
  return (x, y) => {
    const at = ((range.along === 'x' ? x : y) - range.start) / (range.end - range.start)
    const t = Math.min(1, Math.max(0, at))
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
  }
}

export const rgbOf = (colour: string): Rgb => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

const always = (colour: Rgb) => () => colour

/** Returns the whole pixels that a range touches. */
const within = (low: number, high: number, size: number) => ({
  first: Math.max(0, Math.floor(low) - 1),
  last: Math.min(size - 1, Math.ceil(high) + 1),
})

function fill(pixels: Pixels, colour: Rgb) {
  for (let y = 0; y < pixels.height; y++)
    for (let x = 0; x < pixels.width; x++) setPixel(pixels, x, y, [...colour, 1])
}

function blend({ data }: Pixels, index: number, colour: Rgb, alpha: number) {
  const start = index * 4
  const below = ((data[start + 3] ?? 0) / 255) * (1 - alpha)
  const whole = alpha + below
  colour.forEach((value, channel) => {
    const old = (data[start + channel] ?? 0) / 255
    data[start + channel] = Math.round(((value * alpha + old * below) / whole) * 255)
  })
  data[start + 3] = Math.round(whole * 255)
}
