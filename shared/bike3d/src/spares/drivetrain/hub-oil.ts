import { bottle } from '../bottles/bottle.ts'
import { syringe } from '../brakes/bleed-kit.ts'
import type { Piece } from '../../piece.ts'
import { move, turnY } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { gather, laid, moved } from '../pose.ts'

/** Returns two bottles for a gear hub, one to rinse and one to fill it, and the syringe with its hose. */
export function buildHubOil(tools: Tools): Piece {
  const size = { radius: 17, height: 56, body: 'frosted', band: 'forged' } as const
  return laid(
    gather(
      moved(bottle(tools, { ...size, stripe: 'threadLock', cap: 'threadLock' }), move(-34, 0, 14)),
      moved(bottle(tools, { ...size, stripe: 'brass', cap: 'blackMatte' }), move(-46, 0, -34)),
      moved(syringe(tools, 20), move(30, 0, 34), turnY(degrees(16))),
    ),
  )
}
