import { reflectorSet } from '../../accessories/reflector-set.ts'
import { smallBox } from '../../bike/small-box.ts'
import type { FinishName } from '../../materials/finishes.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { move, place, turnX, turnY, turnZ } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { laid } from '../pose.ts'

interface ReflectorOptions {
  width: number
  height: number
  lens: FinishName
  /** The lighter or darker finish of every other row of prisms. */
  rows: FinishName
}

/** Returns a reflector on its bracket, facing x: prisms behind the lens, a black frame, a slotted arm below. */
function reflector(tools: Tools, { width, height, lens, rows }: ReflectorOptions): Piece {
  const piece = startPiece()
  const face = [move(0, 62, 0), turnY(Math.PI / 2)] as const
  const box = (w: number, h: number, depth: number, radius: number) =>
    smallBox(tools, { width: w, height: h, depth, radius })
  piece.add('blackMatte', place(box(width, height, 9, 7), ...face))
  piece.add(lens, place(box(width - 5, height - 5, 3, 5), ...face, move(0, 0, 4.4)))
  const columns = Math.floor((width - 12) / 6)
  const lines = Math.floor((height - 12) / 6)
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < lines; j++) {
      const prism = box(3.7, 3.7, 1.6, 0.4)
      const at = move((i - (columns - 1) / 2) * 6, (j - (lines - 1) / 2) * 6, 5.6)
      piece.add((i + j) % 2 === 0 ? lens : rows, place(prism, ...face, at, turnZ(Math.PI / 4)))
    }
  piece.add('blackMatte', place(box(14, 40, 3.4, 2), move(-6, 22, 0), turnY(Math.PI / 2)))
  piece.add(
    'blackMatte',
    place(box(16, 26, 3.4, 3), move(-16, 1.7, 0), turnX(Math.PI / 2), turnZ(Math.PI / 2)),
  )
  piece.add(
    'steel',
    tools.lathe(
      [
        [0, 0],
        [4.4, 0],
        [4.4, 2.4],
        [3.6, 3.4],
        [0, 3.4],
      ],
      [-20, 3.2, 0],
      [-20, 5, 0],
    ),
  )
  return laid(piece.done(), turnY(degrees(-16)))
}

export const buildFrontReflector = (tools: Tools): Piece =>
  reflector(tools, { width: 84, height: 40, lens: 'reflector', rows: 'mirrorGlass' })
export const buildRearReflector = (tools: Tools): Piece =>
  reflector(tools, { width: 72, height: 52, lens: 'redLens', rows: 'ledRed' })

/** Returns clips that are pushed onto the spokes. */
export const buildSpokeReflectors = (tools: Tools): Piece => laid(reflectorSet(tools))
