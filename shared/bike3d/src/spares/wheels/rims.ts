import { addRim, spokeBed } from '../../bike/wheels/rim.ts'
import { planWheel } from '../../bike/wheels/wheel-plan.ts'
import type { BikeSlug } from '../../configuration/catalogue.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { turnY, turnZ } from '../../shapes/transforms.ts'
import { degrees, TURN } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { planOf } from '../bike-plan.ts'
import { made } from '../made.ts'
import { dropped, gather, laid, setOut } from '../pose.ts'
import { without } from '../taken-off.ts'
import { nipple } from './spokes.ts'

/** Returns a bare rim, standing, with the holes for its spokes. */
function rim(tools: Tools, bike: BikeSlug, holes: number): Piece {
  const wheel = planWheel(planOf(tools, bike, { wheels: 'alloy' }), 'front')
  const piece = startPiece()
  addRim(piece, wheel)
  const bed = spokeBed(wheel)
  const drilled = Array.from({ length: holes }, (_, i) => {
    const angle = ((i + 0.5) / holes) * TURN
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const z = i % 2 === 0 ? 1.6 : -1.6
    return tools.cylinder(
      [cos * (bed - 0.3), sin * (bed - 0.3), z],
      [cos * (bed + 3), sin * (bed + 3), z],
      2.4,
      16,
    )
  })
  const body = without(piece.done(), 'blackMatte', 'blackGloss', 'alloyDark', 'rubber')
  return laid(gather(body, made('blackMatte', ...drilled)))
}

export const buildTrailRim = (tools: Tools): Piece => rim(tools, 'nireeka-prime', 32)
export const buildCityRim = (tools: Tools): Piece => rim(tools, 'nireeka-homie', 36)

/** Returns spoke nipples, some standing and some lying. */
export function buildNipples(tools: Tools): Piece {
  const one = nipple(tools)
  const lying = (turn: number) => dropped(one, turnY(degrees(turn)), turnZ(degrees(-86)))
  return setOut([
    [one, -11, -9],
    [one, 0, -13],
    [lying(20), 8, -8],
    [lying(-50), -16, 4],
    [lying(70), -3, 0],
    [one, 13, 3],
    [lying(130), 3, 11],
  ])
}
