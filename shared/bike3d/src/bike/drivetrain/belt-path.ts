import { TURN, type V2 } from '../../shapes/vectors.ts'

/** A pulley that a chain or belt runs over: clockwise (seen from the right) or counterclockwise. */
export interface Pulley {
  centre: V2
  radius: number
  isClockwise: boolean
}

/** One step along a belt: its middle and its direction, in radians. */
export interface BeltStep {
  at: V2
  angle: number
}

interface Span {
  from: V2
  to: V2
}

const FINE = 2

/** Returns the closed path around the pulleys in their order, in an even number of equal steps of about `pitch`. */
export function beltPath(pulleys: Pulley[], pitch: number): BeltStep[] {
  const spans = pulleys.map((pulley, i) => tangent(pulley, at(pulleys, i + 1)))
  const points = spans.flatMap((span, i) => [
    ...straight(span),
    ...bend(at(pulleys, i + 1), span.to, at(spans, i + 1).from),
  ])
  return evenSteps([...points, at(points, 0)], pitch)
}

function at<T>(list: T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('A belt runs over at least one pulley.')
  return item
}

const sense = ({ isClockwise }: Pulley) => (isClockwise ? 1 : -1)

/** Returns the straight span from one pulley to the next. */
function tangent(a: Pulley, b: Pulley): Span {
  const [dx, dy] = [b.centre[0] - a.centre[0], b.centre[1] - a.centre[1]]
  const length = Math.hypot(dx, dy)
  const [ex, ey] = [dx / length, dy / length]
  const [ra, rb] = [sense(a) * a.radius, sense(b) * b.radius]
  const q = (ra - rb) / length
  const h = Math.sqrt(1 - q * q)
  const [nx, ny] = [ex * q - ey * h, ey * q + ex * h]
  return {
    from: [a.centre[0] + ra * nx, a.centre[1] + ra * ny],
    to: [b.centre[0] + rb * nx, b.centre[1] + rb * ny],
  }
}

function straight({ from, to }: Span): V2[] {
  const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / FINE))
  return Array.from({ length: count }, (_, i): V2 => [
    from[0] + ((to[0] - from[0]) * i) / count,
    from[1] + ((to[1] - from[1]) * i) / count,
  ])
}

function bend(pulley: Pulley, from: V2, to: V2): V2[] {
  const { centre, radius } = pulley
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0])
  const turn = turnBetween(start, Math.atan2(to[1] - centre[1], to[0] - centre[0]), pulley.isClockwise)
  const count = Math.max(1, Math.round((Math.abs(turn) * radius) / FINE))
  return Array.from({ length: count }, (_, i): V2 => {
    const angle = start + (turn * i) / count
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
  })
}

/** A turn of almost a full circle is taken for none: rounding has put the end before the start. */
function turnBetween(start: number, end: number, isClockwise: boolean): number {
  const whole = ((((isClockwise ? start - end : end - start) % TURN) + TURN) % TURN) * (isClockwise ? -1 : 1)
  return Math.abs(whole) > TURN * 0.98 ? 0 : whole
}

function evenSteps(points: V2[], pitch: number): BeltStep[] {
  const lengths = [0]
  points.forEach((point, i) => {
    const before = points[i - 1]
    if (before) lengths.push((lengths[i - 1] ?? 0) + Math.hypot(point[0] - before[0], point[1] - before[1]))
  })
  const total = lengths.at(-1) ?? 0
  const count = Math.round(total / pitch / 2) * 2
  const joints = Array.from({ length: count + 1 }, (_, i) =>
    pointAlong(points, lengths, ((i % count) / count) * total),
  )
  return joints.slice(0, count).map((joint, i) => {
    const next = at(joints, i + 1)
    return {
      at: [(joint[0] + next[0]) / 2, (joint[1] + next[1]) / 2],
      angle: Math.atan2(next[1] - joint[1], next[0] - joint[0]),
    }
  })
}

function pointAlong(points: V2[], lengths: number[], distance: number): V2 {
  const after = Math.max(
    1,
    lengths.findIndex((length) => length >= distance),
  )
  const [a, b] = [at(points, after - 1), at(points, after)]
  const [from, to] = [lengths[after - 1] ?? 0, lengths[after] ?? 1]
  const t = (distance - from) / (to - from || 1)
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}
