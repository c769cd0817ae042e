import { downTubeLine, topTubeLine } from '../../bike/frame/frame-lines.ts'
import { type Measures, onSeatTube } from '../../bike/measures.ts'
import { clamp } from '../../shapes/vectors.ts'
import { behind, belowLine, either, paintLine, strokeOnLine, textOnLine } from './along-line.ts'
import type { Livery } from './livery.ts'

/**
 * Returns Prime's livery: its name large on the down tube, the paint fading to bare carbon at the drive unit and the
 * chain stays.
 */
export function primeLivery(measures: Measures, isLeft: boolean): Livery {
  const downTube = paintLine(downTubeLine(measures))
  const topTube = paintLine(topTubeLine(measures))
  const [seatX, seatY] = onSeatTube(measures, 200, -34)
  const { seatTube } = measures
  return {
    letters: [
      {
        strokes: textOnLine(
          downTube,
          { text: 'NIREEKA', height: 25, track: 3.2, middle: 0.57, above: 12 },
          isLeft,
        ),
        weight: 4,
      },
      {
        strokes: textOnLine(topTube, { text: 'PRIME', height: 10, track: 4, middle: 0.24 }, isLeft),
        weight: 1.5,
      },
    ],
    lines: [{ strokes: strokeOnLine(topTube, 0.36, 0.6, 0), weight: 1.1 }],
    bareAt: bareCarbon(measures),
    second: either(belowLine(downTube, -9), behind([seatX, seatY], [seatTube[1], -seatTube[0]])),
  }
}

/** Returns how bare the carbon is: completely near the drive unit and the rear axle, fading within about 10 cm. */
function bareCarbon({ bottomBracket: [x0, y0], rearAxle }: Measures) {
  return (x: number, y: number) => {
    const around = Math.hypot(x - x0 + 10, y - y0 - 10)
    const drive = clamp((300 - around) / 172)
    const axle = clamp((rearAxle[0] + 210 - x) / 137)
    return smooth(Math.max(drive, axle))
  }
}

const smooth = (t: number) => t * t * (3 - 2 * t)
