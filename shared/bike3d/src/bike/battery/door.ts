import type { BikeSlug } from '../../configuration/catalogue.ts'
import type { BikeShape } from '../../configuration/shape.ts'
import type { Beam } from '../frame/beam.ts'
import type { OnSurface } from '../frame/surface.ts'

/** The battery's door in the down tube: its start and end along the tube, and the angle of its edge from below. */
export interface Door {
  from: number
  to: number
  edge: number
}

/** Length of the door by battery capacity. The lower end is fixed by the plug, so larger batteries reach further up. */
const LENGTHS: Record<BikeShape['battery'], number> = { 504: 0.5, 560: 0.54, 672: 0.61, 840: 0.7 }
const LOWER_END: Record<BikeSlug, number> = { 'nireeka-prime': 0.85, 'nireeka-homie': 0.84, nyx: 0.86 }

/** The angle of the door's edge, which is below the lettering. */
const EDGES: Record<BikeSlug, number> = { 'nireeka-prime': 1.36, 'nireeka-homie': 1.22, nyx: 1.25 }

export function doorOf({ bike, battery }: Pick<BikeShape, 'bike' | 'battery'>): Door {
  const to = LOWER_END[bike]
  return { from: to - LENGTHS[battery], to, edge: EDGES[bike] }
}

/** Returns the door's outline on the down tube: along both flanks, round at the corners, across below. */
export function outlineOf(beam: Beam, { from, to, edge }: Door, steps: number): OnSurface[] {
  const corner = 26 / beam.length
  const flank = Array.from({ length: steps * 4 + 1 }, (_, i) => {
    const along = from + ((to - from) * i) / (steps * 4)
    return beam.at(along, Math.PI - edge * rounding(along - from, to - along, corner))
  })
  const across = (along: number, sign: number) => {
    const reach = edge * rounding(0, 1, corner)
    return Array.from({ length: steps - 1 }, (_, i) =>
      beam.at(along, Math.PI + sign * reach * (1 - (2 * (i + 1)) / steps)),
    )
  }
  const otherFlank = flank.map(({ place: [x, y, z], normal: [nx, ny, nz] }): OnSurface => ({
    place: [x, y, -z],
    normal: [nx, ny, -nz],
  }))
  return [...flank, ...across(to, -1), ...otherFlank.toReversed(), ...across(from, 1)]
}

/** Returns 1 along the flank, and less within the round corners at its ends. */
function rounding(before: number, after: number, corner: number): number {
  const into = Math.min(before, after, corner) / corner
  return 1 - 0.34 * (1 - Math.sqrt(1 - (1 - into) ** 2))
}
