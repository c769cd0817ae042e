import { piping, stitches } from '../../accessories/cloth/straps.ts'
import type { PieceMaker } from '../../piece.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { onCover } from './saddle-body.ts'
import type { SaddleShape } from './saddle-shapes.ts'

/** From tail to nose, as `onCover` takes it. */
const FROM = 0.1
const TO = 0.93
const POINTS = 22
/** How far up the cover its side panel ends, and where the seam is stitched, as `onCover` takes it. */
const PIPING = 0.15
const STITCHES = 0.19

/** Adds the seams where the cover's top meets its side panels, each a cord with a row of stitches above it. */
export function addSeams(piece: PieceMaker, tools: Tools, shape: SaddleShape) {
  for (const isLeft of [false, true]) {
    const line = (height: number): V3[] =>
      Array.from({ length: POINTS }, (_, i) =>
        onCover(shape, FROM + ((TO - FROM) * i) / (POINTS - 1), isLeft ? 1 - height : height),
      )
    piece.add('blackMatte', piping(tools, line(PIPING), 0.9))
    piece.add('greyPlastic', stitches(tools, line(STITCHES), { length: 3.4, gap: 2.6, radius: 0.45 }))
  }
}
