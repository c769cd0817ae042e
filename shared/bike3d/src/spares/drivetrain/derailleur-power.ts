import { smallBox } from '../../bike/small-box.ts'
import { cut, join, roundedBox } from '../../fields/field.ts'
import type { Piece } from '../../piece.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { atEnd } from '../cables/cable-end.ts'
import { coil, type CoilOptions } from '../cables/coil.ts'
import { tie } from '../cables/tie.ts'
import { made } from '../made.ts'
import { dropped, gather, laid, moved } from '../pose.ts'

/** Returns the battery, standing on its long edge: a rounded block with a step, the hook of its latch, four contacts. */
function battery(tools: Tools): Piece {
  const body = join([
    { field: roundedBox([0, 0, 0], [21, 13, 9], 4), k: 1 },
    { field: roundedBox([3, 2, 6], [15, 9, 6], 3), k: 3 },
  ])
  const solid = tools.solid(body, { min: [-25, -16, -12], max: [25, 16, 15], cell: 0.7 })
  const hook = place(tools.box({ width: 13, height: 5, depth: 14, radius: 2, bevel: 1 }), move(-9, 14, -1))
  const contacts = [-4.5, -1.5, 1.5, 4.5].map((y) =>
    place(smallBox(tools, { width: 5, height: 1.7, depth: 0.8, radius: 0.5 }), move(-15, y, 9.1)),
  )
  const stripe = place(smallBox(tools, { width: 16, height: 2, depth: 0.6, radius: 0.9 }), move(5, -4, 12))
  const light = tools.cylinder([14, 5, 11.6], [14, 5, 12.4], 1.3, 20)
  return gather(
    made('blackGloss', solid),
    made('alloyDark', hook),
    made('brass', ...contacts),
    made('signalRed', stripe),
    made('ledGreen', light),
  )
}

export const buildDerailleurBattery = (tools: Tools): Piece =>
  laid(dropped(battery(tools), turnX(degrees(-76))), turnY(degrees(34)))

/** Returns a USB plug, modelled along x: the grip, the steel shell, the tongue in it. */
const usbPlug = (tools: Tools): Piece =>
  gather(
    made(
      'blackMatte',
      place(tools.box({ width: 26, height: 8.4, depth: 16, radius: 3, bevel: 2 }), move(15, 0, 0)),
    ),
    made('steel', place(smallBox(tools, { width: 13, height: 4.6, depth: 12, radius: 0.6 }), move(34, 0, 0))),
    made(
      'whitePlastic',
      place(smallBox(tools, { width: 0.6, height: 1.8, depth: 10, radius: 0.3 }), move(40.6, -0.6, 0)),
    ),
  )

/** Returns the charger: a cradle with a battery in it, its light, and a coiled cable with a USB plug. */
export function buildDerailleurCharger(tools: Tools): Piece {
  const shell = cut(
    roundedBox([0, 12, 0], [34, 12, 22], 6),
    roundedBox([-2, 24, 0], [23.4, 13, 12.6], 3),
    0.8,
  )
  const cradle = tools.solid(shell, { min: [-38, -2, 0], max: [38, 27, 25], cell: 0.9, isHalf: true })
  const light = tools.cylinder([27, 23.4, 10], [27, 24.5, 10], 1.6, 24)
  const options: CoilOptions = {
    radius: 22,
    cable: 1.9,
    turns: 3,
    oval: 1.2,
    lift: 4.4,
    start: [
      [32, -12],
      [38, -28],
      [30, -44],
      [20, -58],
    ],
    end: [
      [28, 16],
      [42, 30],
      [56, 34],
    ],
  }
  const path = coil(options)
  const cable = gather(
    made('rubber', tools.tube(path, 1.9, { along: 300, around: 12 })),
    made('webbing', tie(tools, options, Math.PI)),
    atEnd(usbPlug(tools), path, 'end', 4.4),
  )
  return laid(
    gather(
      made('blackMatte', cradle),
      made('ledGreen', light),
      moved(battery(tools), move(-2, 25, -1)),
      moved(cable, move(-8, 0, 62), turnY(degrees(8))),
    ),
    turnY(degrees(20)),
  )
}
