import { Vector3 } from 'three'

import type { Field } from '../../fields/field.ts'
import { curve } from '../../shapes/curves.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Measures } from '../measures.ts'
import { downTubeLine } from './frame-lines.ts'
import { leave, type OnSurface } from './surface.ts'

/** Positions on the down tube, given by the distance along it and the angle around it. */
export interface Beam {
  length: number
  /**
   * Returns a point of the surface: `along` from the head tube, 0 to 1; `around` in radians, 0 on top, a quarter turn
   * on the right flank, half a turn below.
   */
  at: (along: number, around: number) => OnSurface
  axis: (along: number) => { place: V3; ahead: V3; above: V3 }
}

export function beamOf(measures: Measures, field: Field): Beam {
  const path = curve(downTubeLine(measures))
  const axis = (along: number) => {
    const ahead = path.getTangentAt(along)
    const above = new Vector3(0, 0, 1).cross(ahead).negate()
    return {
      place: path.getPointAt(along).toArray() as V3,
      ahead: ahead.toArray() as V3,
      above: (above.y < 0 ? above.negate() : above).toArray() as V3,
    }
  }
  return {
    length: path.getLength(),
    axis,
    at(along, around) {
      const { place, above } = axis(along)
      const [up, out] = [Math.cos(around), Math.sin(around)]
      return leave(field, place, [above[0] * up, above[1] * up, out])
    },
  }
}
