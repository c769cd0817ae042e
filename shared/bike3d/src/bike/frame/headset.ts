import { type Piece, startPiece } from '../../piece.ts'
import type { V2 } from '../../shapes/vectors.ts'
import { type Measures, onSteering } from '../measures.ts'
import type { BikePlan } from '../pieces.ts'

const SPACER = 10
const COVER = 11
const SPACERS = { 'nireeka-prime': 2, 'nireeka-homie': 3, nyx: 2 } as const

/** Returns how far above the head tube's lower end the stem begins. */
export const stemBase = ({ bike, headLength }: Measures) => headLength + COVER + SPACERS[bike] * SPACER

/** Returns the headset: bearing cups, the cover that the hoses enter, and the spacers below the stem. */
export function buildHeadset({ tools, measures }: BikePlan): Piece {
  const piece = startPiece()
  const { bike, headLength: top } = measures
  const at = (up: number) => onSteering(measures, up)
  const radius = bike === 'nireeka-prime' ? 26.4 : 25.2
  piece.add('blackMatte', tools.lathe(LOWER_CUP, at(0), at(10), { around: 56 }))
  piece.add('blackMatte', tools.lathe(coverRows(radius), at(top), at(top + 10), { around: 48 }))
  for (let i = 0; i < SPACERS[bike]; i++) {
    const base = top + COVER + i * SPACER
    piece.add('blackGloss', tools.lathe(SPACER_ROWS, at(base), at(base + SPACER), { around: 40 }))
  }
  return piece.done()
}

const LOWER_CUP: V2[] = [
  [20, -8.5],
  [27.4, -8.5],
  [28.8, -7],
  [28.8, 3.2],
  [28, 4.4],
  [20, 4.4],
]
const SPACER_ROWS: V2[] = [
  [15, 0.3],
  [17.6, 0.3],
  [18, 0.9],
  [18, 9.1],
  [17.6, 9.7],
  [15, 9.7],
]

const coverRows = (radius: number): V2[] => [
  [17, -4],
  [radius, -4],
  [radius + 0.6, -3],
  [radius + 0.4, 1],
  [radius - 2.2, 7],
  [19, COVER],
  [17, COVER],
]
