import type { Piece } from '../../piece.ts'
import type { Tools } from '../../tools.ts'
import { sealRing } from '../hardware/washer.ts'
import { setOut } from '../pose.ts'
import { bushing, crushWasher, foamRing, leaning, oilBottle, onSide, wiper } from './seals.ts'

/** Returns the parts for one service of the air fork: wipers, foam rings, seals, crush washers and oil. */
export function buildForkServiceKit(tools: Tools): Piece {
  const radius = 17
  return setOut([
    [oilBottle(tools), -62, -30],
    [wiper(tools, radius), -8, -26],
    [leaning(wiper(tools, radius), 52, 196), 38, -16],
    [foamRing(tools, radius), -40, 24],
    [foamRing(tools, radius), 14, 32],
    [sealRing(tools, 13, 1.6), 62, 30],
    [sealRing(tools, 9, 1.4), 60, 30],
    [sealRing(tools, 11, 1.3, 'signalRed'), 92, 16],
    [crushWasher(tools), 86, -14],
    [crushWasher(tools), 72, 58],
    [crushWasher(tools), 96, 46],
  ])
}

/** Returns two upper and two lower bushings. */
export function buildBushings(tools: Tools): Piece {
  const radius = 17
  return setOut([
    [bushing(tools, radius, 20), -26, -18],
    [bushing(tools, radius, 14), 20, -22],
    [onSide(bushing(tools, radius, 20), 38), -12, 28],
    [onSide(bushing(tools, radius, 14), -24), 38, 24],
  ])
}

/** Returns the rubber parts of the short gravel fork. */
export function buildSealKit(tools: Tools): Piece {
  const radius = 15
  return setOut([
    [wiper(tools, radius), -26, -16],
    [leaning(wiper(tools, radius), 48, 204), 18, -10],
    [sealRing(tools, 12, 1.5), -30, 28],
    [sealRing(tools, 8, 1.3), -30, 28],
    [sealRing(tools, 14, 1.1, 'signalRed'), 8, 36],
    [sealRing(tools, 6, 1.2), 6, 36],
    [sealRing(tools, 10, 1.8), 48, 26],
    [sealRing(tools, 5, 1), 54, 2],
  ])
}
