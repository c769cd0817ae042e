import { type BufferGeometry, Shape } from 'three'

import type { Field } from '../../fields/field.ts'
import type { PieceMaker } from '../../piece.ts'
import type { V2, V3 } from '../../shapes/vectors.ts'
import { type Measures, onSeatTube, onSteering } from '../measures.ts'
import type { BikePlan } from '../pieces.ts'
import { beamOf } from './beam.ts'
import { drape } from './drape.ts'
import { topOfStays } from './stays.ts'
import { above, leave, type OnSurface } from './surface.ts'

/** The standard distance between the two bolts of a bottle cage. */
const BOTTLE_BOLTS = 64

/** Adds fittings that are screwed to the frame: axle, bottle bosses, eyelets for rack and fender, the badge. */
export function addFittings(piece: PieceMaker, plan: BikePlan, field: Field) {
  piece.add('steel', ...axle(plan), ...bottleBolts(plan, field))
  piece.addBoth('alloyDark', ...eyelets(plan, field))
  piece.add('alloy', badge(plan, field))
}

/** Returns the through axle between the dropouts and its heads. */
function axle({ tools, measures }: BikePlan): BufferGeometry[] {
  const { rearAxle, rearHub } = measures
  const at = (z: number): V3 => [rearAxle[0], rearAxle[1], z]
  const head = (side: number) =>
    tools.lathe(AXLE_HEAD, at(side * (rearHub - 2)), at(side * (rearHub + 10)), { around: 28 })
  return [tools.cylinder(at(-rearHub + 4), at(rearHub - 4), 8, 20), head(1), head(-1)]
}

const AXLE_HEAD: V2[] = [
  [0, 0],
  [11, 0],
  [11, 6.4],
  [9.4, 8],
  [4.6, 8],
  [4, 7.4],
  [3.8, 4.4],
  [0, 4.4],
]

function bottleBolts({ tools, measures }: BikePlan, field: Field): BufferGeometry[] {
  const beam = beamOf(measures, field)
  const first = measures.bike === 'nireeka-homie' ? 0.58 : 0.46
  return [first, first + BOTTLE_BOLTS / beam.length].map((along) => {
    const on = beam.at(along, 0)
    return tools.lathe(BOSS, above(on, -2), above(on, 6), { around: 20 })
  })
}

const BOSS: V2[] = [
  [0, 0],
  [6.6, 0],
  [6.6, 2.6],
  [5.8, 3.4],
  [4.4, 3.4],
  [4.2, 5],
  [3.4, 5.8],
  [2, 5.8],
  [1.8, 4.6],
  [0, 4.6],
]

/** Returns a threaded eyelet on the right seat stay, just above the dropout. */
function eyelets({ tools, measures }: BikePlan, field: Field): BufferGeometry[] {
  const { rearAxle, rearHub } = measures
  const top = onSeatTube(measures, topOfStays(measures))
  const away = Math.hypot(top[0] - rearAxle[0], top[1] - rearAxle[1])
  const [x, y] = [0, 1].map((axis) => {
    const [from, to] = [rearAxle[axis] as number, top[axis] as number]
    return from + ((to - from) / away) * EYELET_HEIGHT
  }) as V2
  const { place } = leave(field, [x, y + 4, rearHub - 6], [0, 0, 1])
  return [tools.lathe(EYELET, place, [place[0], place[1], place[2] + 10], { around: 18 })]
}

const EYELET_HEIGHT = 34
const EYELET: V2[] = [
  [0, -3],
  [5.4, -3],
  [5.4, 1.4],
  [4.8, 2],
  [2.6, 2],
  [2.4, 0.4],
  [0, 0.4],
]

/** Returns the brand's N in metal on the head tube. */
function badge({ tools, measures }: BikePlan, field: Field): BufferGeometry {
  const letter = tools.extrude(monogram(), { depth: 2, bevel: 0.4, bevelSteps: 1, edge: 30 })
  return drape(letter.translate(0, 0, 0.7), field, {
    on: frontOfHead(measures, field),
    ahead: [0, 0, -1],
  })
}

function frontOfHead(measures: Measures, field: Field): OnSurface {
  const [ahead, up] = [measures.forward, onSteering(measures, measures.headLength * 0.56)]
  return leave(field, up, [ahead[0], ahead[1], 0])
}

/** Returns an N of three slanting strokes, 15 by 19 millimetres. */
function monogram(): Shape {
  const [x, y, stroke] = [7.5, 9.5, 4]
  const shape = new Shape()
  shape.moveTo(-x, -y)
  shape.lineTo(-x, y)
  shape.lineTo(-x + stroke, y)
  shape.lineTo(x - stroke, -y + 7.5)
  shape.lineTo(x - stroke, y)
  shape.lineTo(x, y)
  shape.lineTo(x, -y)
  shape.lineTo(x - stroke, -y)
  shape.lineTo(-x + stroke, y - 7.5)
  shape.lineTo(-x + stroke, -y)
  shape.closePath()
  return shape
}
