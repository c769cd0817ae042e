import type { PieceMaker } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { BikePlan } from '../pieces.ts'
import type { Bar } from './bar.ts'

/**
 * Adds ribbed grips with a clamp ring inside and a cap at the end; Homie's are thicker and of brown leather-like
 * rubber.
 */
export function addGrips(piece: PieceMaker, { tools, shape }: BikePlan, bar: Bar) {
  const isHomie = shape.bike === 'nireeka-homie'
  const isLive = tools.detail === 'live'
  const { gripLength } = bar
  for (const side of [1, -1]) {
    const point = (distance: number): V3 => bar.fromEnd(distance, side).at.toArray()
    const points = Array.from({ length: 9 }, (_, i) => point(gripLength * (1 - i / 8)))
    const swell = isHomie ? 2.8 : 1.2
    const radius = (t: number) => 15.4 + swell * Math.sin(Math.PI * t) + (isLive ? 0 : rib(t))
    const grip = tools.tube(curve(points), radius, { along: isLive ? 20 : 160, around: 22, round: 3 })
    piece.add(isHomie ? 'gripBrown' : 'rubber', grip)
    piece.add('alloyDark', tools.lathe(COLLAR, point(gripLength + 5), point(gripLength - 7), { around: 30 }))
    const end = bar.fromEnd(2, side)
    const tip = end.at.clone().addScaledVector(end.out, 6)
    piece.add('alloyDark', tools.lathe(CAP, end.at.toArray(), tip.toArray(), { around: 26 }))
    const screw = bar.fromEnd(gripLength, side)
    const at = (out: number): V3 => [screw.at.x + 8, screw.at.y - 14 - out, screw.at.z]
    piece.add('steel', tools.cylinder(at(0), at(3.4), 2.4, 10))
  }
}

/** Returns the height of the ribs along the grip: fine rings in three fields, with smooth bands between them. */
function rib(t: number): number {
  if (t < 0.1 || t > 0.93) return 0
  const isBand = [0.36, 0.65].some((band) => Math.abs(t - band) < 0.02)
  return isBand ? -0.5 : 0.55 * Math.sin(t * 170)
}

const COLLAR: [number, number][] = [
  [11, 0],
  [17, 0],
  [17.6, 0.8],
  [17.6, 9],
  [17, 9.8],
  [11, 9.8],
]
const CAP: [number, number][] = [
  [14, 0],
  [14.6, 2],
  [12, 5],
  [5, 5.6],
  [4.6, 4.4],
  [0, 4.4],
]
