import { type Piece, startPiece } from '../../piece.ts'
import type { BikePlan } from '../pieces.ts'
import { planBar } from './bar.ts'
import { addControls } from './controls.ts'
import { addGrips } from './grips.ts'
import { addLevers } from './levers.ts'
import { addStem } from './stem.ts'

const OUTER = 11.1
/** Thickening of the bar towards the clamp, over this share of its half. */
const SWELL = { share: 0.34, by: 4.8 }

/** Returns stem, handlebar, grips, brake levers and shifter. */
export function buildCockpit(plan: BikePlan): Piece {
  const { tools, measures, shape } = plan
  const piece = startPiece()
  const bar = planBar(measures, shape)
  const isCarbon = shape.bar === 'carbon'
  const tube = tools.tube(bar.path, radius, { along: 110, around: 20 })
  piece.add(isCarbon ? 'carbon' : 'anodised', tube)
  addStem(piece, plan, bar)
  addGrips(piece, plan, bar)
  addLevers(piece, plan, bar)
  addControls(piece, plan, bar)
  return piece.done()
}

function radius(t: number): number {
  const inwards = Math.max(0, 1 - (Math.abs(t - 0.5) * 2) / SWELL.share)
  return OUTER + SWELL.by * smooth(Math.min(1, inwards * 1.6))
}

const smooth = (t: number) => t * t * (3 - 2 * t)
