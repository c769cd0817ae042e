import type { BufferGeometry } from 'three'
import { Path } from 'three'

import { roundedRectangle } from '../../shapes/extrude.ts'
import { merge } from '../../shapes/merge.ts'
import { move, place } from '../../shapes/transforms.ts'
import type { Tools } from '../../tools.ts'
import { chip } from '../hardware/chip.ts'

/** Returns a rectangular opening for a shape. */
export function slot(x: number, y: number, width: number, height: number): Path {
  const hole = new Path()
  const points = roundedRectangle(width, height, Math.min(width, height) * 0.3).getPoints(4)
  hole.setFromPoints(points.map((point) => point.set(point.x + x, point.y + y)).toReversed())
  return hole
}

/** Returns a side-release buckle at the origin for a strap of this width along y; it faces z. */
export function sideReleaseBuckle(tools: Tools, width: number): BufferGeometry {
  const whole = width + 9
  const body = tools.extrude(roundedRectangle(whole, width * 0.72, 4), {
    depth: 8,
    bevel: 2.2,
    bevelSteps: 3,
    curveSteps: 4,
    edge: 50,
  })
  const window = chip(tools, { width: width * 0.5, height: width * 0.3, depth: 1.2, radius: 1.6, bevel: 0.5 })
  const male = roundedRectangle(whole - 3, width * 0.62, 3)
  male.holes.push(slot(0, -width * 0.06, width + 1, 4))
  const prongs = [-1, 1].map((side) =>
    place(
      chip(tools, { width: 5, height: width * 0.5, depth: 5, radius: 2, bevel: 1.4 }),
      move(side * (whole / 2 + 0.4), -1, 0),
    ),
  )
  return merge([
    body,
    place(window, move(0, 1, 4.1)),
    place(tools.extrude(male, { depth: 5, bevel: 1.2, curveSteps: 4 }), move(0, -width * 0.62, 0)),
    ...prongs,
  ])
}

/** Returns a ladder lock or strap divider: a frame with bars across, at the origin, facing z. */
export function ladderLock(tools: Tools, width: number): BufferGeometry {
  const frame = roundedRectangle(width + 8, 22, 4)
  frame.holes.push(slot(0, 5, width + 1, 4.6), slot(0, -4.6, width + 1, 4.6))
  return tools.extrude(frame, { depth: 5, bevel: 1.4, curveSteps: 4 })
}

/** Returns a D-shaped metal loop for a strap: its straight side below, facing z. */
export function dRing(tools: Tools, width: number, radius = 2): BufferGeometry {
  const half = width / 2
  return tools.tube(
    [
      [-half, 0, 0],
      [0, 0, 0],
      [half, 0, 0],
      [half * 0.96, half * 0.7, 0],
      [0, half * 1.3, 0],
      [-half * 0.96, half * 0.7, 0],
      [-half, 0, 0],
    ],
    radius,
    { along: 48, around: 10 },
  )
}
