import { KNOB_HEIGHT } from '../../bike/wheels/knobs.ts'
import { addTyre, type Section } from '../../bike/wheels/tyre.ts'
import { planWheel, type WheelPlan } from '../../bike/wheels/wheel-plan.ts'
import type { BikeSlug } from '../../configuration/catalogue.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { place, turnZ } from '../../shapes/transforms.ts'
import { TURN } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { planOf } from '../bike-plan.ts'
import { made } from '../made.ts'
import { gather, laid } from '../pose.ts'

const wheelOf = (tools: Tools, bike: BikeSlug): WheelPlan => planWheel(planOf(tools, bike), 'front')

function tyre(wheel: WheelPlan): Piece {
  const piece = startPiece()
  addTyre(piece, wheel)
  return piece.done()
}

/** Returns a tyre with low, closed blocks for roads and tracks. */
export const buildAllRoundTyre = (tools: Tools): Piece =>
  laid(tyre({ ...wheelOf(tools, 'nireeka-prime'), tyre: 'city', hasReflectiveStripe: false }))

/** The round section of a tyre with knobs, as in bike/wheels/tyre.ts. */
function sectionOf({ measures }: WheelPlan, squareness: number): Section {
  const half = measures.tyreWidth / 2
  const top = measures.wheelRadius - KNOB_HEIGHT
  return (angle, out = 0) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const square =
      cos > 0 ? (Math.abs(cos) ** squareness + Math.abs(sin) ** squareness) ** (-1 / squareness) : 1
    return [top - half + cos * (half * square + out), sin * (half * Math.min(square, 1.04) + out)]
  }
}

const STUDS = 62
/** Positions of the studs across the tread, on its knobs. */
const ACROSS = [0.54, -0.54, 0.97, -0.97]

/** Returns a knobbed tyre with steel studs in its outer knobs. */
export function buildWinterTyre(tools: Tools): Piece {
  const wheel = wheelOf(tools, 'nireeka-prime')
  const section = sectionOf(wheel, 2.3)
  const studs = ACROSS.flatMap((across, row) =>
    Array.from({ length: STUDS }, (_, i) => {
      const [from, to] = [section(across, KNOB_HEIGHT - 0.6), section(across, KNOB_HEIGHT + 1.6)]
      const stud = tools.cylinder([0, from[0], from[1]], [0, to[0], to[1]], { from: 2.2, to: 1.6 }, 10)
      return place(stud, turnZ(((i + (SHIFTS[row] ?? 0)) / STUDS) * TURN))
    }),
  )
  return laid(gather(tyre(wheel), made('steel', ...studs)))
}

/** Where in a step of the pattern the knob of each row is. */
const SHIFTS = [0.24, 0.74, 0.48, 0.98]

/** Returns a narrow tyre with small knobs for gravel. */
export function buildGravelTyre(tools: Tools): Piece {
  const plain = wheelOf(tools, 'nyx')
  const measures = { ...plain.measures, wheelRadius: plain.measures.wheelRadius + 2, tyreWidth: 42 }
  const wheel = { ...plain, measures, tyre: 'trail' as const }
  return laid(tyre(wheel))
}
