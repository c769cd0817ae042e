import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { curve, line } from '../../shapes/curves.ts'
import { lerp, type V2, type V3 } from '../../shapes/vectors.ts'
import { planBar } from '../cockpit/bar.ts'
import { type Measures, onSteering } from '../measures.ts'
import type { BikePlan } from '../pieces.ts'
import { smallBox } from '../small-box.ts'

const HEIGHT = 190
/** Half the basket's width and its length, at the bottom and at the rim. */
const BOTTOM = { half: 128, length: 200 }
const RIM = { half: 172, length: 262 }

/**
 * Returns the basket's place: the height of its lowest point and its rear edge there; the light hangs ahead of that.
 */
export function basketPosition(measures: Measures) {
  const low = Math.max(measures.wheelRadius * 2 + 62, measures.headBottom[1] + 20)
  const axis = onSteering(measures, (low - measures.headBottom[1]) / measures.steering[1])
  return { low, rear: axis[0] + 66 }
}

/**
 * Returns a wire basket in front of the bar: it hangs from the bar on two arms and rests on a brace at the head tube.
 */
export function buildBasket(plan: BikePlan): Piece {
  const { tools, measures } = plan
  const piece = startPiece()
  const place = basketPosition(measures)
  const point = (angle: number, up: number): V3 => outline(place, angle, up)
  for (const [up, radius] of [
    [0, 3],
    [0.33, 1.8],
    [0.66, 1.8],
    [1, 4.4],
  ] as const) {
    const ring = Array.from({ length: 40 }, (_, i) => point((i / 40) * Math.PI * 2, up))
    const path = curve(ring, { isClosed: true })
    piece.add('satin', tools.tube(path, radius, { along: 88, around: up === 1 ? 12 : 7 }))
  }
  const count = tools.detail === 'live' ? 30 : 40
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2
    piece.add('satin', tools.tube(line(point(angle, 0), point(angle, 1)), 1.7, { along: 1, around: 7 }))
  }
  addFloor(piece, plan, place)
  addCarrier(piece, plan, place)
  return piece.done()
}

interface BasketPosition {
  low: number
  rear: number
}

/**
 * Returns a point of the basket's outline: a rounded rectangle that widens upwards, its rear edge leaning back like
 * the head tube.
 */
function outline({ low, rear }: BasketPosition, angle: number, up: number): V3 {
  const half = lerp(BOTTOM.half, RIM.half, up)
  const length = lerp(BOTTOM.length, RIM.length, up) / 2
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const square = (Math.abs(cos) ** 5 + Math.abs(sin) ** 5) ** (-1 / 5)
  return [rear + length + cos * square * length - up * 18, low + HEIGHT * up, sin * square * half]
}

function addFloor(piece: PieceMaker, { tools }: BikePlan, { low, rear }: BasketPosition) {
  const wires = tools.detail === 'live' ? 7 : 10
  for (let i = 1; i < wires; i++) {
    const z = lerp(-BOTTOM.half, BOTTOM.half, i / wires)
    piece.add(
      'satin',
      tools.tube(line([rear + 3, low, z], [rear + BOTTOM.length - 3, low, z]), 1.7, { along: 1, around: 6 }),
    )
  }
  for (const share of [0.3, 0.7]) {
    const x = rear + BOTTOM.length * share
    piece.add(
      'satin',
      tools.tube(line([x, low - 2, -BOTTOM.half + 3], [x, low - 2, BOTTOM.half - 3]), 2.6, {
        along: 1,
        around: 8,
      }),
    )
  }
}

function addCarrier(piece: PieceMaker, { tools, measures, shape }: BikePlan, place: BasketPosition) {
  const { clamp } = planBar(measures, shape)
  const rim: V2 = [place.rear - 18, place.low + HEIGHT]
  for (const side of [1, -1]) {
    const z = side * 46
    piece.add(
      'satin',
      tools.tube(
        [
          [clamp[0] + 3, clamp[1] + 2, z],
          [clamp[0] + 15, clamp[1] - 6, z],
          [rim[0] + 5, rim[1] + 22, side * 60],
          [rim[0], rim[1] - 2, side * 62],
        ],
        4.4,
        { along: 14, around: 10 },
      ),
    )
    piece.add(
      'blackMatte',
      tools.lathe(
        [
          [12, -7],
          [16.6, -7],
          [17.2, -6],
          [17.2, 6],
          [16.6, 7],
          [12, 7],
        ],
        [clamp[0], clamp[1] + 1, z],
        [clamp[0], clamp[1] + 1, z + side],
        { around: 26 },
      ),
    )
  }
  const axis = onSteering(measures, (place.low + 24 - measures.headBottom[1]) / measures.steering[1])
  piece.add(
    'blackMatte',
    smallBox(tools, { width: 44, height: 34, depth: 46, radius: 6 }).translate(
      axis[0] + 40,
      place.low + 22,
      0,
    ),
  )
  piece.add(
    'satin',
    smallBox(tools, { width: BOTTOM.length * 0.75, height: 5, depth: 60, radius: 2 }).translate(
      place.rear + BOTTOM.length * 0.36,
      place.low - 5,
      0,
    ),
  )
}
