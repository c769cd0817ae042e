import { downTubeLine } from '../../bike/frame/frame-lines.ts'
import { type Measures, onSeatTube } from '../../bike/measures.ts'
import { segmentsOf } from '../../textures/stroke-font.ts'
import { behind, paintLine, textOnLine } from './along-line.ts'
import type { Livery } from './livery.ts'

/**
 * Returns Nyx's livery: three wide letters, two bands across the seat tube, two colours that meet in a slanting line.
 */
export function nyxLivery(measures: Measures, isLeft: boolean): Livery {
  const downTube = paintLine(downTubeLine(measures))
  const { seatLength } = measures
  const seatTube = paintLine(
    [seatLength - 290, seatLength - 170].map((up) => onSeatTube(measures, up)).toReversed(),
  )
  const band = (up: number) =>
    segmentsOf(
      [-44, 44].map((ahead) => {
        const [x, y] = onSeatTube(measures, up, ahead)
        return [x, y]
      }),
    )
  const cutAt = downTube.at(downTube.length * 0.36, 0)
  return {
    letters: [
      {
        strokes: textOnLine(downTube, { text: 'NYX', height: 23, track: 6, middle: 0.55, above: 5 }, isLeft),
        weight: 3.2,
      },
      {
        strokes: textOnLine(seatTube, { text: 'NIREEKA', height: 7.5, track: 3, middle: 0.5 }, isLeft),
        weight: 1.1,
      },
      { strokes: band(seatLength - 150), weight: 6 },
      { strokes: band(seatLength - 142), weight: 2.4 },
    ],
    lines: [],
    bareAt: () => 0,
    second: behind(cutAt, [0.94, -0.34]),
  }
}
