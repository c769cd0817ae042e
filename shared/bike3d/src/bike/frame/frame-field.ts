import { cut, type Field, type Joined, roundedBox, roundedCylinder, smoothMax } from '../../fields/field.ts'
import type { V2 } from '../../shapes/vectors.ts'
import type { Measures } from '../measures.ts'
import { motorSeat } from './frame-lines.ts'
import { tubesOf } from './frame-tubes.ts'
import { joinNearby } from './join-nearby.ts'

/** The frame as one solid: its right half, of which the left one is the mirror image. */
/** Distance outside the frame beyond which cuts don't matter. */
const OUTSIDE = 16

export function frameField(measures: Measures): Field {
  const { front, rear } = tubesOf(measures)
  const cradle = cut(joinNearby(front), motorOpening(measures), 6)
  const whole = joinNearby([{ field: cradle, k: 1 }, ...rear])
  const cuts = cutsOf(measures)
  return (x, y, z) => {
    const distance = whole(x, y, z)
    return distance > OUTSIDE
      ? distance
      : cuts.reduce((left, { field, k }) => smoothMax(left, -field(x, y, z), k), distance)
  }
}

/** Returns the opening for the drive unit, which is inserted from below and whose underside stays visible. */
function motorOpening(measures: Measures): Field {
  const { centre, shell } = motorSeat(measures)
  return roundedBox([centre[0] + 6, centre[1] - shell - 22, 0], [shell * 0.9, shell * 0.62, 90], 16, 0.16)
}

/** Returns the space that a turning tyre needs, mud included. */
export function tyreSpace({ wheelRadius, tyreWidth, rearAxle }: Measures, gap = 7): Field {
  const half = tyreWidth / 2 + gap
  const middle = wheelRadius - tyreWidth / 2
  const outwards = half / (wheelRadius + gap - middle)
  return (x, y, z) => {
    const [dx, dy] = [x - rearAxle[0], y - rearAxle[1]]
    const away = Math.max(0, (Math.sqrt(dx * dx + dy * dy) - middle) * outwards)
    return Math.sqrt(away * away + z * z) - half
  }
}

/**
 * Returns the cuts: a flat seat for the drive unit's covers, the tyre's space, flat tube ends, flat outer faces of the
 * dropouts.
 */
function cutsOf(measures: Measures): Joined[] {
  const { headTop, headBottom, seatTop, steering, seatTube, rearAxle, rearHub } = measures
  const [x, y] = rearAxle
  const { centre, shell, halfWidth } = motorSeat(measures)
  return [
    {
      field: roundedCylinder([...centre, halfWidth - 1.5], [...centre, halfWidth + 40], shell - 2.5, 3),
      k: 5,
    },
    { field: tyreSpace(measures), k: 10 },
    { field: beyond(headTop, steering, 46), k: 4 },
    { field: beyond(headBottom, [-steering[0], -steering[1]], 31.5), k: 7 },
    { field: beyond(seatTop, seatTube, 34), k: 4 },
    { field: roundedCylinder([x, y, rearHub + 2], [x, y, rearHub + 40], 34, 3), k: 4 },
  ]
}

/** Returns everything beyond a tube's end, within this radius of its axis. */
function beyond(end: V2, outwards: V2, radius: number): Field {
  return (x, y, z) => {
    const [dx, dy] = [x - end[0], y - end[1]]
    const along = dx * outwards[0] + dy * outwards[1]
    const away = Math.sqrt(Math.max(0, dx * dx + dy * dy - along * along) + z * z) - radius
    return smoothMax(-along, away, 4)
  }
}
