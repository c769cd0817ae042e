import type { V2, V3 } from '../../shapes/vectors.ts'
import { type Measures, onSeatTube, onSteering } from '../measures.ts'

/**
 * The seat of the drive unit: the middle of its housing, the radius of the frame's shell around it and half the
 * shell's width.
 */
export interface MotorSeat {
  centre: V2
  shell: number
  halfWidth: number
}

const SEATS = {
  'nireeka-prime': { ahead: 14, above: 14, shell: 66, halfWidth: 40 },
  'nireeka-homie': { ahead: 14, above: 12, shell: 64, halfWidth: 40 },
  nyx: { ahead: 10, above: 9, shell: 54, halfWidth: 37 },
} as const

export function motorSeat({ bike, bottomBracket }: Measures): MotorSeat {
  const { ahead, above, shell, halfWidth } = SEATS[bike]
  return { centre: [bottomBracket[0] + ahead, bottomBracket[1] + above], shell, halfWidth }
}

/** Returns the down tube's axis from the head tube to the drive unit. */
export function downTubeLine(measures: Measures): V3[] {
  const [x, y] = measures.bottomBracket
  if (measures.bike === 'nireeka-homie') return sCurve(measures)
  if (measures.bike === 'nireeka-prime') {
    const bow = bowed(onSteering(measures, 52), [x + 52, y + 40, 0])
    return [bow(0, 0), bow(0.12, 1), bow(0.35, 7), bow(0.65, 9), bow(0.9, 3), bow(1, 0)]
  }
  const straight = bowed(onSteering(measures, 38), [x + 34, y + 27, 0])
  return [straight(0, 0), straight(0.33, 0), straight(0.66, 0), straight(1, 0)]
}

/** Returns the top tube's axis from the head tube to the seat tube. */
export function topTubeLine(measures: Measures): V3[] {
  const [x, y] = measures.bottomBracket
  const { headLength, seatLength } = measures
  if (measures.bike === 'nireeka-homie') {
    const top = onSteering(measures, headLength - 42)
    return [
      top,
      [top[0] - 46, top[1] - 66, 0],
      [x + 232, y + 318, 0],
      [x + 118, y + 228, 0],
      [x + 20, y + 206, 0],
      onSeatTube(measures, 255),
    ]
  }
  if (measures.bike === 'nireeka-prime') {
    const [from, to] = [onSteering(measures, headLength - 30), onSeatTube(measures, seatLength - 46)]
    return [0, 0.18, 0.5, 0.8, 1].map((t, i) => raised(from, to, t, [0, 3, 8, 6, -2][i] ?? 0))
  }
  const [from, to] = [onSteering(measures, headLength - 24), onSeatTube(measures, seatLength - 24)]
  return [0, 0.5, 1].map((t) => raised(from, to, t, 0))
}

/** Returns the axis of Homie's main beam, a long S from the head tube to the drive unit. */
function sCurve(measures: Measures): V3[] {
  const [x, y] = measures.bottomBracket
  const neck = onSteering(measures, 40)
  return [
    onSteering(measures, 64),
    [neck[0] - 34, neck[1] - 66, 0],
    [neck[0] - 90, neck[1] - 178, 0],
    [x + 190, y + 176, 0],
    [x + 118, y + 84, 0],
    [x + 56, y + 34, 0],
  ]
}

/** Returns what gives points beside the straight line, `out` towards the front wheel. */
function bowed(from: V3, to: V3) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  return (t: number, out: number): V3 => [
    from[0] + dx * t - (dy / length) * out,
    from[1] + dy * t + (dx / length) * out,
    0,
  ]
}

const raised = (from: V3, to: V3, t: number, up: number): V3 => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t + up,
  0,
]
