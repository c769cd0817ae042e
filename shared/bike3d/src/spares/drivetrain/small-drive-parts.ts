import type { Piece } from '../../piece.ts'
import { move, place, turnX, turnY, turnZ } from '../../shapes/transforms.ts'
import { degrees, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { coil, type CoilOptions } from '../cables/coil.ts'
import { tie } from '../cables/tie.ts'
import { bolt } from '../hardware/bolt.ts'
import { lyingBolt } from '../hardware/small-parts.ts'
import { thread } from '../hardware/thread.ts'
import { made } from '../made.ts'
import { dropped, gather, laid, moved, setOut } from '../pose.ts'
import { plate } from './chain.ts'

/** Returns two quick links, one closed and one as its two halves, each a plate with a pin. */
export function buildQuickLinks(tools: Tools): Piece {
  const half = quickHalf(tools)
  const other = dropped(half, turnZ(Math.PI))
  const closed = gather(half, moved(half, move(0, 6.4, 0), turnX(Math.PI), turnY(Math.PI)))
  return setOut([
    [moved(closed, turnY(degrees(24))), -13, -7],
    [moved(half, turnY(degrees(-30))), 10, -10],
    [moved(other, turnY(degrees(36))), -2, 11],
    [moved(half, turnY(degrees(78))), 18, 7],
  ])
}

function quickHalf(tools: Tools): Piece {
  const rows: V2[] = [
    [0, 0],
    [1.9, 0],
    [1.9, 4.4],
    [1.4, 4.7],
    [1.4, 5.6],
    [1.9, 5.9],
    [1.7, 6.3],
    [0, 6.4],
  ]
  const pin = tools.lathe(rows, [-6.35, 0, 0], [-6.35, 1, 0], { around: 28, edge: 24 })
  return laid(gather(made('brass', place(plate(tools, 4.4), move(0, 0.5, 0))), made('steel', pin)))
}

/** Returns the pair of bolts that hold the crank arms. */
export function buildCrankBolts(tools: Tools): Piece {
  const options = { diameter: 15, length: 17, head: 'flange', finish: 'alloyDark' } as const
  const one = bolt(tools, options)
  return laid(
    gather(
      moved(dropped(one, turnX(Math.PI)), move(-18, 0, -16)),
      moved(lyingBolt(one, options, 26), move(4, 0, 14)),
    ),
  )
}

/** Returns the tool that pulls a crank arm off: the threaded body, and the spindle with its foot. */
export function buildCrankPuller(tools: Tools): Piece {
  const along = (rows: V2[], around: number) => tools.lathe(rows, [0, 0, 0], [0, 1, 0], { around, edge: 28 })
  const nut = along(
    [
      [0, 30],
      [12.4, 30],
      [13, 30.6],
      [13, 41.4],
      [12.4, 42],
      [0, 42],
    ],
    6,
  )
  const head = along(
    [
      [0, 62],
      [8.6, 62],
      [9, 62.4],
      [9, 73.4],
      [8.4, 74],
      [0, 74],
    ],
    6,
  )
  const sleeve = along(
    [
      [0, 22],
      [12, 22],
      [12, 30],
      [0, 30],
    ],
    56,
  )
  const foot = along(
    [
      [0, 0],
      [5, 0],
      [5.4, 0.5],
      [5.4, 5],
      [4, 6],
      [0, 6],
    ],
    40,
  )
  const spindle = place(thread(tools, { radius: 5, length: 58, pitch: 1.5, around: 36 }), move(0, 5, 0))
  const outside = place(thread(tools, { radius: 11, length: 15, pitch: 1.2, around: 48 }), move(0, 9, 0))
  const tool = gather(made('steel', nut, sleeve, outside), made('alloyDark', head, spindle, foot))
  return laid(dropped(tool, turnY(degrees(-24)), turnZ(-Math.PI / 2 + 0.08)))
}

/** Returns a coil of cable or housing with a tie. */
function coiled(tools: Tools, thick: number, turns: number): { options: CoilOptions; ties: Piece } {
  const options: CoilOptions = {
    radius: 58,
    cable: thick,
    turns,
    start: [
      [76, -26],
      [100, -52],
      [132, -50],
    ],
    end: [
      [78, 28],
      [104, 48],
      [134, 44],
    ],
  }
  return {
    options,
    ties: made('webbing', tie(tools, options, Math.PI * 0.7), tie(tools, options, Math.PI * 1.3)),
  }
}

/** Returns a stainless shift cable, coiled, with the barrel at its end that the shifter holds. */
export function buildShiftCable(tools: Tools): Piece {
  const { options, ties } = coiled(tools, 0.9, 4)
  const path = coil(options)
  const end = path.getPointAt(1)
  const barrel = tools.cylinder([end.x, 0, end.z], [end.x, 5, end.z], 2.6, 28)
  return laid(gather(made('steel', tools.tube(path, 0.9, { along: 420, around: 10 }), barrel), ties))
}

/** Returns shift housing, coiled, with a ferrule on each end. */
export function buildShiftHousing(tools: Tools): Piece {
  const { options, ties } = coiled(tools, 2, 4)
  const path = coil(options)
  const ferrules = [0, 1].map((t) => {
    const at = path.getPointAt(t)
    const away = path.getTangentAt(t).multiplyScalar(t === 0 ? -1 : 1)
    const from = at.clone().addScaledVector(away, -6)
    const to = at.clone().addScaledVector(away, 4)
    return tools.cylinder([from.x, 2.5, from.z], [to.x, 2.5, to.z], 2.6, 28)
  })
  return laid(
    gather(
      made('blackMatte', tools.tube(path, 2, { along: 420, around: 14 })),
      made('alloy', ...ferrules),
      ties,
    ),
  )
}
