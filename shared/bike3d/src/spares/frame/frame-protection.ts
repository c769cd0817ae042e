import { Shape } from 'three'

import { flatPrint } from '../../accessories/cloth/decal.ts'
import type { Piece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { roundedRectangle } from '../../shapes/extrude.ts'
import { move, place, turnX, turnY, turnZ } from '../../shapes/transforms.ts'
import { degrees, TURN, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { flatPlate, made } from '../made.ts'
import { dropped, gather, laid, moved } from '../pose.ts'

/** Returns six rubber plugs for cable holes: a flat head, a neck that the frame's wall lies in, a cone. */
export function buildCablePlugs(tools: Tools): Piece {
  const rows: V2[] = [
    [0, 0],
    [6.4, 0],
    [7, 0.5],
    [6.6, 1.6],
    [5.2, 2.4],
    [4, 2.4],
    [4, 4.4],
    [5, 4.6],
    [4.6, 7],
    [3, 11],
    [2, 11.6],
    [0, 11.6],
  ]
  const one = made('rubber', tools.lathe(rows, [0, 0, 0], [0, 1, 0], { around: 52, edge: 30 }))
  const flat = (turn: number) => dropped(one, turnY(degrees(turn)), turnZ(degrees(-70)))
  return laid(
    gather(
      moved(one, move(-20, 0, -10)),
      moved(one, move(0, 0, -14)),
      moved(dropped(one, turnX(Math.PI)), move(19, 0, -9)),
      moved(flat(30), move(-20, 0, 11)),
      moved(flat(-40), move(1, 0, 8)),
      moved(flat(80), move(17, 0, 12)),
    ),
  )
}

/** Returns the protector of a chain stay: half a tube of rubber with ridges on which the chain lands softly. */
export function buildStayProtector(tools: Tools): Piece {
  const half = (rows: V2[]) =>
    tools.lathe(rows, [0, 0, 0], [1, 0, 0], { around: 56, edge: 24, from: 0, through: TURN * 0.46 })
  const shell = half([
    [13, -112],
    [14.6, -112],
    [15.2, -111],
    [15.6, 111],
    [15, 112],
    [13.4, 112],
    [13, -112],
  ])
  const ridges = Array.from({ length: 9 }, (_, i) => {
    const x = -72 + i * 19
    return half([
      [15, x - 6],
      [17.6, x - 4],
      [18.2, x],
      [17.6, x + 4],
      [15, x + 6],
    ])
  })
  const strip = made('rubber', shell, ...ridges)
  return laid(moved(strip, turnX(degrees(OPEN))), turnY(degrees(28)))
}

/** How far the half tube is turned until its open side is below, in degrees. */
const OPEN = 90

/** Returns the set of clear film: the pieces on their backing sheet, one of them curling off, and the squeegee. */
export function buildFilmSet(tools: Tools): Piece {
  const sheet = flatPlate(tools, 'oak', { shape: roundedRectangle(250, 170, 5), depth: 0.8, bevel: 0.2 })
  const film = (shape: Shape, x: number, z: number) =>
    moved(flatPlate(tools, 'frosted', { shape, depth: 0.8, bevel: 0.3 }), move(x, 0.7, z))
  const strips: [number, number, number, number][] = [
    [150, 30, -40, -60],
    [150, 30, -40, -24],
    [96, 20, -67, 8],
    [96, 20, -67, 34],
    [44, 52, 12, 22],
    [62, 16, -84, 60],
    [62, 16, -14, 66],
  ]
  const curl = tools.sweep(
    curve([
      [60, 1.4, 0],
      [84, 2, 0],
      [104, 8, 0],
      [112, 22, 0],
      [104, 34, 0],
      [92, 34, 0],
    ]),
    { a: () => 0.4, b: () => 30, n: () => 9, up: [0, 0, 1], along: 70, around: 36 },
  )
  const card = flatPlate(tools, 'threadLock', { shape: roundedRectangle(74, 48, 6), depth: 3, bevel: 1.2 })
  const logo = place(flatPrint(44, 11), move(0, 3.15, 0), turnX(-Math.PI / 2))
  return laid(
    gather(
      sheet,
      ...strips.map(([w, h, x, z]) => film(roundedRectangle(w, h, Math.min(w, h) * 0.4), x, z)),
      moved(made('frosted', curl), move(-2, 0, -42)),
      moved(gather(card, made('label:logo', logo)), move(84, 0.8, 48), turnY(degrees(18))),
    ),
    turnY(degrees(58)),
  )
}
