import type { CatmullRomCurve3 } from 'three'

import type { Piece } from '../../piece.ts'
import { move, turnY } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { coil, type CoilOptions } from '../cables/coil.ts'
import { tie } from '../cables/tie.ts'
import { sealRing } from '../hardware/washer.ts'
import { made } from '../made.ts'
import { grease } from '../motor/motor-gears.ts'
import { gather, laid, moved, setOut } from '../pose.ts'
import { lying } from '../suspension/cartridges.ts'
import { bushing, leaning, onSide, wiper } from '../suspension/seals.ts'

/** Returns the gas spring of a dropper post: the cylinder, its rod, the nut at its foot and the pin that opens it. */
export const buildDropperCartridge = (tools: Tools): Piece =>
  lying(
    tools,
    (add) => {
      add('blackGloss', [
        [0, 0],
        [9.4, 0],
        [10, 0.8],
        [10, 168],
        [9.4, 170],
        [7, 171],
        [0, 171],
      ])
      add('whitePlastic', [
        [10, 34],
        [10.12, 34.2],
        [10.12, 92],
        [10, 92.2],
      ])
      add('signalRed', [
        [10.1, 40],
        [10.22, 40.2],
        [10.22, 46],
        [10.1, 46.2],
      ])
      add('steel', [
        [0, 171],
        [4, 171],
        [4, 268],
        [3.4, 269],
        [0, 269],
      ])
      add(
        'alloyDark',
        [
          [0, 252],
          [8, 252],
          [8.4, 252.4],
          [8.4, 259],
          [8, 259.4],
          [0, 259.4],
        ],
        6,
      )
      add('alloy', [
        [0, -16],
        [5.6, -16],
        [6.2, -15.4],
        [6.2, 0],
        [0, 0],
      ])
      add('brass', [
        [0, -26],
        [1.8, -26],
        [2.2, -25.4],
        [2.2, -16],
        [0, -16],
      ])
    },
    moved(sealRing(tools, 6.2, 1.1), move(0, -9, 0)),
  )

/** Returns cable and housing of a dropper post, one coil in the other, with the ferrules and the cable's barrel. */
export function buildDropperCableKit(tools: Tools): Piece {
  const housing: CoilOptions = {
    radius: 62,
    cable: 2.2,
    turns: 3,
    start: [
      [80, -26],
      [102, -46],
      [128, -44],
    ],
    end: [
      [84, 28],
      [110, 42],
      [132, 36],
    ],
  }
  const inner: CoilOptions = {
    radius: 42,
    cable: 0.9,
    turns: 3,
    end: [
      [42, 14],
      [36, 24],
      [22, 32],
    ],
  }
  const [outerPath, innerPath] = [coil(housing), coil(inner)]
  const end = innerPath.getPointAt(1)
  const barrel = tools.cylinder([end.x, 0, end.z], [end.x, 5, end.z], 2.8, 28)
  const spare = tools.cylinder([0, 2.8, 0], [12, 2.8, 0], 2.8, 28)
  return laid(
    gather(
      made('blackMatte', tools.tube(outerPath, 2.2, { along: 330, around: 14 })),
      made('steel', tools.tube(innerPath, 0.9, { along: 330, around: 10 }), barrel),
      made('alloyGold', ferrule(tools, outerPath, 0), ferrule(tools, outerPath, 1)),
      moved(made('alloyGold', spare), move(-10, 0, -12), turnY(0.5)),
      moved(made('alloyGold', spare), move(6, 0, -4), turnY(-0.4)),
      made('webbing', tie(tools, housing, Math.PI * 0.7), tie(tools, housing, Math.PI * 1.3)),
    ),
  )
}

function ferrule(tools: Tools, path: CatmullRomCurve3, t: 0 | 1) {
  const at = path.getPointAt(t)
  const away = path.getTangentAt(t).multiplyScalar(t === 0 ? -1 : 1)
  const from = at.clone().addScaledVector(away, -8)
  const to = at.clone().addScaledVector(away, 5)
  return tools.cylinder([from.x, 2.9, from.z], [to.x, 2.9, to.z], 2.9, 28)
}

/** Returns what one service of a dropper post needs: wiper, bushings, seals and grease. */
export const buildDropperServiceKit = (tools: Tools): Piece =>
  setOut([
    [wiper(tools, 13), -34, -22],
    [leaning(wiper(tools, 13), 50, 198), 8, -26],
    [bushing(tools, 13, 16), 44, -16],
    [onSide(bushing(tools, 13, 16), -30), 40, 24],
    [sealRing(tools, 12, 1.4), -38, 18],
    [sealRing(tools, 8, 1.2), -38, 18],
    [sealRing(tools, 10, 1.1, 'signalRed'), -6, 12],
    [moved(grease(tools), turnY(degrees(12))), -10, 44],
  ])

/** Returns the bushings of a suspension post, and the brass keys that stop its side play. */
export function buildPostBushings(tools: Tools): Piece {
  const key = made('brass', tools.box({ width: 24, height: 4, depth: 4, radius: 2, bevel: 0.8 }))
  const lyingKey = laid(key)
  return setOut([
    [bushing(tools, 13.4, 24), -24, -16],
    [flanged(tools), 16, -20],
    [onSide(bushing(tools, 13.4, 24), 34), -14, 24],
    [moved(lyingKey, turnY(0.3)), 24, 14],
    [moved(lyingKey, turnY(-0.5)), 34, 26],
    [moved(lyingKey, turnY(0.9)), 46, 8],
  ])
}

/** Returns a bushing of polymer with a flange on which the post's nut sits. */
const flanged = (tools: Tools) =>
  made(
    'ivory',
    tools.lathe(
      [
        [13.4, 0],
        [17.4, 0],
        [18, 0.5],
        [18, 3],
        [17.4, 3.5],
        [15.4, 3.8],
        [15.4, 22],
        [15, 22.4],
        [13.4, 22.4],
        [13.4, 0],
      ],
      [0, 0, 0],
      [0, 1, 0],
      { around: 72, edge: 30 },
    ),
  )
