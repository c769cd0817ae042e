import { downTubeLine } from '../../bike/frame/frame-lines.ts'
import { type Measures, onSeatTube } from '../../bike/measures.ts'
import { behind, belowLine, either, paintLine, strokeOnLine, textOnLine } from './along-line.ts'
import type { Livery } from './livery.ts'

/** Returns Homie's livery: its name along the main beam, the brand small on the seat tube between two fine lines. */
export function homieLivery(measures: Measures, isLeft: boolean): Livery {
  const beam = paintLine(downTubeLine(measures))
  const seatTube = paintLine(
    [260, 330, measures.seatLength].map((up) => onSeatTube(measures, up)).toReversed(),
  )
  const [seatX, seatY] = onSeatTube(measures, 200, -30)
  return {
    letters: [
      {
        strokes: textOnLine(beam, { text: 'HOMIE', height: 24, track: 4, middle: 0.52, above: 11 }, isLeft),
        weight: 3,
      },
      {
        strokes: textOnLine(seatTube, { text: 'NIREEKA', height: 8, track: 3, middle: 0.5 }, isLeft),
        weight: 1.1,
      },
    ],
    lines: [
      { strokes: strokeOnLine(seatTube, 0.08, 0.22, 0), weight: 1 },
      { strokes: strokeOnLine(seatTube, 0.78, 0.92, 0), weight: 1 },
    ],
    bareAt: () => 0,
    second: either(
      belowLine(beam, -9),
      behind([seatX, seatY], [measures.seatTube[1], -measures.seatTube[0]]),
    ),
  }
}
