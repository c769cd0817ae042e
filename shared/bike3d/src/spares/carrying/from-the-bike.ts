import { buildFenders } from '../../bike/carrying/fenders.ts'
import { buildKickstand as onTheBike } from '../../bike/carrying/kickstand.ts'
import { buildRack } from '../../bike/carrying/rack.ts'
import type { Piece } from '../../piece.ts'
import { move, turnY, turnZ } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { planOf } from '../bike-plan.ts'
import { gather, laid, moved } from '../pose.ts'
import { settled, settledAcross } from '../settled.ts'
import { keepWhere } from '../taken-off.ts'

/** Returns the fenders, the front one before the rear one, each standing on its ends. */
export function buildFenderSet(tools: Tools): Piece {
  const plan = planOf(tools, 'nireeka-homie', { fenders: true })
  const both = buildFenders(plan)
  const { rearAxle, frontAxle } = plan.measures
  const middle = (rearAxle[0] + frontAxle[0]) / 2
  const rear = laid(
    keepWhere(both, ([x]) => x < middle),
    turnZ(degrees(-38)),
  )
  const front = laid(
    keepWhere(both, ([x]) => x > middle),
    turnZ(degrees(30)),
  )
  return laid(gather(moved(rear, move(-90, 0, -150)), moved(front, move(120, 0, 150))))
}

export const buildRack25 = (tools: Tools): Piece =>
  laid(buildRack(planOf(tools, 'nireeka-homie', { rack: true })))

/** Returns the kickstand on its side, as it comes out of its bag. */
export function buildKickstand(tools: Tools): Piece {
  const upright = onTheBike(planOf(tools, 'nireeka-prime', { kickstand: true }))
  return laid(settledAcross(settled(laid(upright, turnZ(Math.PI / 2)))), turnY(degrees(20)))
}
