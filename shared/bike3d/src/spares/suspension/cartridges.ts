import { smallBox } from '../../bike/small-box.ts'
import type { FinishName } from '../../materials/finishes.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { move, place, turnY, turnZ } from '../../shapes/transforms.ts'
import { degrees, TURN, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { sealRing } from '../hardware/washer.ts'
import { dropped, gather, laid, moved } from '../pose.ts'
import { settled } from '../settled.ts'

type Add = (finish: FinishName, rows: V2[], around?: number) => void

/** Returns a turned piece on its side, its length along x. */
export function lying(tools: Tools, fill: (add: Add) => void, ...rings: Piece[]): Piece {
  const piece = startPiece()
  fill((finish, rows, around = 64) =>
    piece.add(finish, tools.lathe(rows, [0, 0, 0], [1, 0, 0], { around, edge: 28 })),
  )
  const upright = rings.map((ring) => moved(ring, turnZ(-Math.PI / 2)))
  return laid(settled(laid(gather(piece.done(), ...upright))), turnY(degrees(24)))
}

/** Returns the air spring of a fork: the top cap with its valve, the shaft, the piston with its seals, the foot. */
export const buildAirCartridge = (tools: Tools): Piece =>
  lying(
    tools,
    (add) => {
      add('anodised', [
        [0, 0],
        [11, 0],
        [13, 1],
        [13, 8],
        [14.6, 8.4],
        [15, 9],
        [15, 13],
        [13, 13.4],
        [13, 22],
        [0, 22],
      ])
      add('signalRed', [
        [0, -9],
        [4.6, -9],
        [5, -8.4],
        [5, 0],
        [0, 0],
      ])
      add('steel', [
        [0, 22],
        [5, 22],
        [5, 196],
        [0, 196],
      ])
      add('blackMatte', [
        [5, 66],
        [12.6, 66],
        [13.2, 66.6],
        [13.2, 69],
        [11.6, 69.4],
        [11.6, 72.6],
        [13.2, 73],
        [13.2, 80],
        [12.6, 81],
        [5, 81],
      ])
      add('ivory', [
        [5, 81],
        [9, 81],
        [9, 92],
        [5, 92],
      ])
      add('alloyDark', [
        [5, 148],
        [10, 148],
        [10.4, 148.6],
        [13, 150],
        [13, 160],
        [10, 161],
        [5, 161],
      ])
      add('steel', [
        [0, 196],
        [4, 196],
        [4, 206],
        [3.4, 207],
        [0, 207],
      ])
    },
    moved(sealRing(tools, 12.6, 1.5), move(0, 69.4, 0)),
    moved(sealRing(tools, 13, 1.2), move(0, 15.4, 0)),
  )

/** Returns a damper: the cartridge, its shaft, and the blue knob on top that adjusts it. */
export const buildDamper = (tools: Tools): Piece =>
  lying(
    tools,
    (add) => {
      add('threadLock', [
        [0, -14],
        [9, -14],
        [9.6, -13.4],
        [9.6, -5],
        [8.6, -4],
        [0, -4],
      ])
      add('anodised', [
        [0, -4],
        [12.6, -4],
        [13, -3.4],
        [13, 2],
        [15, 2.4],
        [15, 7],
        [13, 7.4],
        [13, 14],
        [0, 14],
      ])
      add('alloy', [
        [0, 14],
        [11, 14],
        [11, 118],
        [12, 118.4],
        [12, 126],
        [11, 127],
        [0, 127],
      ])
      add('blackMatte', [
        [11, 60],
        [11.2, 60.2],
        [11.2, 92],
        [11, 92.2],
      ])
      add('brass', [
        [11.1, 64],
        [11.4, 64.2],
        [11.4, 66.4],
        [11.1, 66.6],
      ])
      add('steel', [
        [0, 127],
        [4, 127],
        [4, 196],
        [5, 196.4],
        [5, 206],
        [0, 206],
      ])
    },
    moved(sealRing(tools, 13, 1.2), move(0, 8.4, 0)),
  )

/** Returns two volume spacers, one standing and one lying: plastic cylinders that snap onto each other. */
export function buildVolumeSpacers(tools: Tools): Piece {
  const piece = startPiece()
  const rows: V2[] = [
    [6, 0],
    [11, 0],
    [11.4, 0.5],
    [11.4, 15.6],
    [11, 16],
    [8, 16],
    [8, 20],
    [7.4, 20.6],
    [6, 20.6],
    [6, 0],
  ]
  piece.add('connectorYellow', tools.lathe(rows, [0, 0, 0], [0, 1, 0], { around: 60, edge: 28 }))
  for (let i = 0; i < 12; i++)
    piece.add(
      'connectorYellow',
      place(
        smallBox(tools, { width: 1, height: 12, depth: 1.4, radius: 0.4 }),
        turnY((i / 12) * TURN),
        move(11.4, 8, 0),
      ),
    )
  const one = piece.done()
  return laid(
    gather(
      moved(one, move(-14, 0, -12)),
      moved(dropped(one, turnY(degrees(-30)), turnZ(degrees(86))), move(14, 0, 10)),
    ),
  )
}
