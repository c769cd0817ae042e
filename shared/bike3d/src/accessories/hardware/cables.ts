import type { BufferGeometry } from 'three'

import type { PieceMaker } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'

/** Adds a rubber cable through points, with a ribbed strain relief at the ends that ask for one. */
export function addCable(
  tools: Tools,
  piece: PieceMaker,
  points: V3[],
  { radius = 3, relief = 18, along = 120 } = {},
) {
  const path = curve(points)
  piece.add('rubber', tools.tube(path, radius, { along, around: 12, round: 0.4 }))
  if (relief <= 0) return
  const whole = path.getLength()
  for (const isStart of [true, false]) {
    const at = (distance: number) =>
      path.getPointAt(isStart ? distance / whole : 1 - distance / whole).toArray() as V3
    const steps = [0, 0.25, 0.5, 0.75, 1].map((part) => at(part * relief))
    piece.add('blackMatte', ribs(tools, steps, radius))
  }
}

function ribs(tools: Tools, points: V3[], radius: number): BufferGeometry {
  const swell = (t: number) => radius + 0.4 + (1 - t) * 2 + 0.55 * Math.sin(t * Math.PI * 11)
  return tools.tube(points, swell, { along: 44, around: 14, round: 0.6 })
}

/** Returns the points of a cable that lies in a coil on the ground, its turns crossing over each other. */
export function coil(options: {
  centre: V3
  radius: number
  turns: number
  rise: number
  from?: number
  stretch?: number
}): V3[] {
  const { centre, radius, turns, rise, from = 0, stretch = 1 } = options
  const count = Math.round(turns * 12)
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count
    const angle = from + t * turns * Math.PI * 2
    // Each turn is slightly wider than the last, so that the strands don't intersect.
    const reach = radius * (1 + 0.05 * Math.sin(t * turns * 2.3))
    return [
      centre[0] + Math.cos(angle) * reach * stretch,
      centre[1] + t * rise,
      centre[2] + Math.sin(angle) * reach,
    ]
  })
}
