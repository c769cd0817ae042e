import type { BufferGeometry, Path } from 'three'
import { Path as FlatPath, Shape } from 'three'

import { move, place, turnX } from '../../shapes/transforms.ts'
import { TURN } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'

/** The tool that a bolt is turned with. */
export type Drive = 'hex' | 'torx'

const LOBES = 6

/** Returns the opening for a hex or torx key. */
export function driveHole(drive: Drive, radius: number): Path {
  const hole = new FlatPath()
  const steps = drive === 'hex' ? LOBES : LOBES * 8
  for (let i = 0; i < steps; i++) {
    const angle = (-i / steps) * TURN
    const reach = drive === 'hex' ? radius : radius * (0.87 + 0.13 * Math.cos(angle * LOBES))
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
    if (i === 0) hole.moveTo(x, y)
    else hole.lineTo(x, y)
  }
  hole.closePath()
  return hole
}

/** Returns a disc with the key's opening, its top at `top`, which fills a bolt's round recess. */
export function recess(
  tools: Tools,
  drive: Drive,
  size: { radius: number; opening: number; depth: number; top: number },
): BufferGeometry {
  const disc = new Shape()
  disc.absarc(0, 0, size.radius, 0, TURN, false)
  disc.holes.push(driveHole(drive, size.opening))
  const ring = tools.extrude(disc, { depth: size.depth, bevel: 0.12, bevelSteps: 1, curveSteps: 24 })
  return place(ring, move(0, size.top - size.depth / 2, 0), turnX(-Math.PI / 2))
}
