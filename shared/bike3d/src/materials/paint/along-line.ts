import { curve } from '../../shapes/curves.ts'
import type { V2, V3 } from '../../shapes/vectors.ts'
import type { Distance } from '../../textures/distance.ts'
import { layOut, type Segment, segmentsOf } from '../../textures/stroke-font.ts'

/** Bits of a line that is measured from. */
const STEPS = 36

/** A tube's middle line as the painter sees it: from the side, with its length known. */
export interface PaintLine {
  length: number
  /** The point so far along the line, and so far to its upper side. */
  at: (along: number, above: number) => V2
}

/** Towards the front wheel, so that `above` is up. */
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
  /** Where its middle is, as a part of the line's length, and how far above the line. */
  middle: number
  above?: number
}

/** A text that follows a tube, readable from the side it is on: each stroke is bent with the tube. */
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

/** A stroke along a tube, from and to a part of its length. */
export function strokeOnLine(line: PaintLine, from: number, to: number, above: number): Segment[] {
  const points = Array.from({ length: 25 }, (_, i) =>
    line.at(line.length * (from + ((to - from) * i) / 24), above),
  )
  return segmentsOf(points)
}

/** The distance to all that lies below a tube's line moved up by `above`; beyond its ends it runs on straight. */
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

/** The distance to the half plane behind a straight line through a point, `ahead` being the way out of it. */
export const behind =
  ([px, py]: V2, [ax, ay]: V2): Distance =>
  (x, y) =>
    (x - px) * ax + (y - py) * ay

export const either =
  (a: Distance, b: Distance): Distance =>
  (x, y) =>
    Math.min(a(x, y), b(x, y))
