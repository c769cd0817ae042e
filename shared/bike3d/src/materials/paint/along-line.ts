import { curve } from '../../shapes/curves.ts'
import type { V2, V3 } from '../../shapes/vectors.ts'
import type { Distance } from '../../textures/distance.ts'
import { layOut, type Segment, segmentsOf } from '../../textures/stroke-font.ts'

/** The number of straight parts that a line is measured with. */
const STEPS = 36

/** A tube's middle line seen from the side, with its length. */
export interface PaintLine {
  length: number
  /** Returns the point at this distance along the line and above it. */
  at: (along: number, above: number) => V2
}

/** Runs towards the front wheel, so that `above` is up. */
export function paintLine(points: V3[]): PaintLine {
  const ahead = (points.at(-1)?.[0] ?? 0) < (points[0]?.[0] ?? 0) ? points.toReversed() : points
  const path = curve(ahead)
  const length = path.getLength()
  return {
    length,
    at(along, above) {
      const t = Math.min(1, Math.max(0, along / length))
      const place = path.getPointAt(t)
      const tangent = path.getTangentAt(t)
      return [place.x - tangent.y * above, place.y + tangent.x * above]
    },
  }
}

interface TextOnLine {
  text: string
  height: number
  track: number
  /** The position of the text's middle, as a share of the line's length, and its height above the line. */
  middle: number
  above?: number
}

/** Returns a text along a tube, readable from its side: each stroke follows the tube's curve. */
export function textOnLine(
  line: PaintLine,
  { text, height, track, middle, above = 0 }: TextOnLine,
  isLeft: boolean,
) {
  const bend = ([x, y]: V2): V2 => line.at(line.length * middle + (isLeft ? -x : x), above + y)
  return layOut(text, { height, track, align: 'centre' }).map((segment): Segment => ({
    ...segment,
    from: bend(segment.from),
    to: bend(segment.to),
  }))
}

/** Returns a stroke along a tube between two shares of its length. */
export function strokeOnLine(line: PaintLine, from: number, to: number, above: number): Segment[] {
  const points = Array.from({ length: 25 }, (_, i) =>
    line.at(line.length * (from + ((to - from) * i) / 24), above),
  )
  return segmentsOf(points)
}

/**
 * Returns the distance to everything below a tube's line moved up by `above`; beyond its ends the line continues
 * straight.
 */
export function belowLine(line: PaintLine, above: number): Distance {
  const points = new Float64Array(
    Array.from({ length: STEPS + 1 }, (_, i) => line.at((line.length * i) / STEPS, above)).flat(),
  )
  return (x, y) => {
    let [least, sign] = [Infinity, 1]
    for (let i = 0; i < STEPS; i++) {
      const [ax, ay] = [points[i * 2] as number, points[i * 2 + 1] as number]
      const [dx, dy] = [(points[i * 2 + 2] as number) - ax, (points[i * 2 + 3] as number) - ay]
      const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
      const low = i === 0 ? -Infinity : 0
      const high = i === STEPS - 1 ? Infinity : 1
      const t = Math.min(high, Math.max(low, along))
      const away = (x - ax - dx * t) ** 2 + (y - ay - dy * t) ** 2
      if (away < least) [least, sign] = [away, dx * (y - ay) - dy * (x - ax) < 0 ? -1 : 1]
    }
    return Math.sqrt(least) * sign
  }
}

/** Returns the distance to the half plane behind a straight line through a point, `ahead` being its outward normal. */
export const behind =
  ([px, py]: V2, [ax, ay]: V2): Distance =>
  (x, y) =>
    (x - px) * ax + (y - py) * ay

export const either =
  (a: Distance, b: Distance): Distance =>
  (x, y) =>
    Math.min(a(x, y), b(x, y))
