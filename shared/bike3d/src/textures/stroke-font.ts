import { lerp, type V2 } from '../shapes/vectors.ts'
import { type Corner, GLYPHS } from './glyphs.ts'

/** A straight part of a stroke. A free end is cut off flat, others are rounded into the next part. */
export interface Segment {
  from: V2
  to: V2
  startsFree: boolean
  endsFree: boolean
}

export interface LayOutOptions {
  /** Height of a capital, in the unit of the result (millimetres, pixels). */
  height: number
  /** Distance between two letters, in sixths of the height. */
  track?: number
  align?: 'left' | 'centre' | 'right'
}

const CAPITAL = 6
const SPACE = 2.4
const ROUNDING_STEPS = 5

/** Returns the strokes of a text, its middle line at y = 0, y up. Letters are drawn as capitals; unknown ones throw. */
export function layOut(text: string, { height, track = 2.4, align = 'left' }: LayOutOptions): Segment[] {
  const unit = height / CAPITAL
  const letters = [...text.toUpperCase()]
  const widths = letters.map(widthOf)
  const whole = widths.reduce((sum, width) => sum + width, 0) + track * (letters.length - 1)
  let at = { left: 0, centre: -whole / 2, right: -whole }[align]
  return letters.flatMap((letter, i) => {
    const start = at
    at += (widths[i] ?? 0) + track
    return strokesOf(letter).flatMap((stroke) =>
      segmentsOf(stroke.map(([x, y]) => [(start + x) * unit, (y - CAPITAL / 2) * unit])),
    )
  })
}

/** Returns the width of a text from its first stroke's middle to its last's. */
export function widthOfText(text: string, { height, track = 2.4 }: LayOutOptions): number {
  const letters = [...text.toUpperCase()]
  const whole = letters.reduce((sum, letter) => sum + widthOf(letter), 0) + track * (letters.length - 1)
  return (whole * height) / CAPITAL
}

/** Returns the segments turned by an angle (radians) and moved; mirrored first if they are read from behind. */
export function placeSegments(
  segments: Segment[],
  { at, angle = 0, isMirrored = false }: { at: V2; angle?: number; isMirrored?: boolean },
): Segment[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const place = ([x, y]: V2): V2 => {
    const along = isMirrored ? -x : x
    return [at[0] + along * c - y * s, at[1] + along * s + y * c]
  }
  return segments.map((segment) => ({ ...segment, from: place(segment.from), to: place(segment.to) }))
}

/** Returns the segments of a line through the points; a closed line has no free end. */
export function segmentsOf(line: V2[]): Segment[] {
  const points = line.filter((point, i) => i === 0 || !isSame(point, line[i - 1]))
  const isClosed = isSame(points[0], points.at(-1))
  return points.flatMap((to, i) => {
    const from = points[i - 1]
    if (!from) return []
    return [{ from, to, startsFree: !isClosed && i === 1, endsFree: !isClosed && i === points.length - 1 }]
  })
}

const isSame = (a?: V2, b?: V2) =>
  a !== undefined && b !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6

const widthOf = (letter: string) =>
  letter === ' '
    ? SPACE
    : Math.max(
        ...strokesOf(letter)
          .flat()
          .map(([x]) => x),
      )

function strokesOf(letter: string): V2[][] {
  if (letter === ' ') return []
  const glyph = GLYPHS[letter]
  if (!glyph) throw new Error(`The stroke font has no “${letter}”.`)
  return glyph.map((corners) => rounded(corners))
}

function rounded(corners: Corner[]): V2[] {
  return corners.flatMap(([x, y, round], i) => {
    const [before, after] = [corners[i - 1], corners[i + 1]]
    if (!round || !before || !after) return [[x, y]]
    const [start, end] = [towards([x, y], before, round), towards([x, y], after, round)]
    return Array.from({ length: ROUNDING_STEPS + 1 }, (_, step) =>
      arc([start, [x, y], end], step / ROUNDING_STEPS),
    )
  })
}

function towards([x, y]: V2, [toX, toY]: Corner, distance: number): V2 {
  const t = Math.min(1, distance / Math.hypot(toX - x, toY - y))
  return [lerp(x, toX, t), lerp(y, toY, t)]
}

/** Returns a point of a quarter circle: a rational quadratic curve with the weight of a right angle. */
function arc([a, b, c]: [V2, V2, V2], t: number): V2 {
  const weights = [(1 - t) ** 2, Math.SQRT2 * t * (1 - t), t ** 2] as const
  const sum = weights[0] + weights[1] + weights[2]
  const at = (axis: 0 | 1) => (a[axis] * weights[0] + b[axis] * weights[1] + c[axis] * weights[2]) / sum
  return [at(0), at(1)]
}
