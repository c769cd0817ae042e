import type { BufferGeometry, Path } from 'three'
import { Path as Outline, Shape } from 'three'

import { circularHole } from '../../shapes/extrude.ts'
import { TURN, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'

export interface Gear {
  teeth: number
  radius: number
  depth: number
  /** Height of the teeth. */
  tooth: number
  hole: number
  /** Number of arms, with windows between them. */
  arms?: number
}

/** Returns a toothed disc around z, its middle in the plane z = 0. */
export function makeGear(tools: Tools, gear: Gear): BufferGeometry {
  const shape = outlineOf(tools, gear)
  shape.holes.push(circularHole(0, 0, gear.hole), ...windowsOf(gear))
  const bevel = tools.detail === 'live' ? 0 : Math.min(0.5, gear.depth * 0.2)
  return tools.extrude(shape, {
    depth: gear.depth,
    bevel,
    bevelSteps: 1,
    curveSteps: tools.detail === 'live' ? 4 : 9,
    edge: 25,
  })
}

/** A tooth's flank as pairs: distance from the pitch circle (in tooth heights) and position (in pitches). */
const FINE: V2[] = [
  [-0.55, -0.32],
  [0.25, -0.2],
  [0.62, -0.08],
  [0.62, 0.08],
  [0.25, 0.2],
  [-0.55, 0.32],
  [-0.75, 0.5],
]
const COARSE: V2[] = [
  [-0.65, -0.36],
  [0.6, -0.1],
  [0.6, 0.1],
  [-0.65, 0.36],
]

function outlineOf(tools: Tools, { teeth, radius, tooth }: Gear): Shape {
  const shape = new Shape()
  const flank = tools.detail === 'live' ? COARSE : FINE
  for (let i = 0; i < teeth; i++)
    for (const [out, along] of flank) {
      const angle = ((i + along) / teeth) * TURN
      const r = radius + out * tooth
      const point: V2 = [r * Math.cos(angle), r * Math.sin(angle)]
      if (i === 0 && along === flank[0]?.[1]) shape.moveTo(...point)
      else shape.lineTo(...point)
    }
  shape.closePath()
  return shape
}

/**
 * Returns the windows between the hole's collar and the root of the teeth; the arms between them get slimmer outwards.
 */
function windowsOf({ radius, tooth, hole, arms = 0 }: Gear): Path[] {
  const [inner, outer] = [hole + 5, radius - tooth - 5]
  if (outer - inner < 6) return []
  const half = Math.PI / Math.max(arms, 1)
  const [outerHalf, innerHalf] = [half - 5.2 / outer, half - 6.4 / inner]
  if (innerHalf < 0.08) return []
  return Array.from({ length: arms }, (_, i) => {
    const middle = (i + 0.5) * 2 * half
    const window = new Outline()
    window.absarc(0, 0, outer, middle - outerHalf, middle + outerHalf, false)
    window.absarc(0, 0, inner, middle + innerHalf, middle - innerHalf, true)
    window.closePath()
    return window
  })
}
