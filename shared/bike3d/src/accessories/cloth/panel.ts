import { type BufferGeometry, Vector3 } from 'three'

import type { Field } from '../../fields/field.ts'
import { type V3, vector } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { onSurface } from './on-surface.ts'
import { sheet } from './sheet.ts'

export interface PanelPosition {
  /** A point in front of the surface, from which the panel is projected against `facing`. */
  at: V3
  facing: V3
  up?: V3
  width: number
  height: number
  half?: number
  /** How round the panel's corners are seen from the front, as an exponent: higher is boxier. */
  corner?: number
}

/** Returns a patch of leather, cloth or rubber that follows a solid's surface. */
export function panel(tools: Tools, field: Field, place: PanelPosition): BufferGeometry {
  const { half = 1, corner = 8 } = place
  const spot = spotOn(field, place)
  return sheet(
    tools,
    (u, v) => {
      const [x, y] = [u * 2 - 1, v * 2 - 1]
      // Turns the square into one with rounded corners.
      const round = (1 + Math.abs(x * y) ** corner) ** (1 / corner)
      return spot(x / round, y / round, half * 0.7)
    },
    { half, columns: Math.round(place.width / 5), rows: Math.round(place.height / 5) },
  )
}

/** Returns the points of a rectangle's outline on the surface, for seams, `inset` millimetres inside its edge. */
export function outlineOf(field: Field, place: PanelPosition, inset = 3): V3[] {
  const spot = spotOn(field, place)
  const [x, y] = [1 - (inset * 2) / place.width, 1 - (inset * 2) / place.height]
  const corners: [number, number][] = [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
    [-x, -y],
  ]
  return corners.slice(0, 4).flatMap(([ax, ay], i) => {
    const [bx, by] = corners[i + 1] ?? [0, 0]
    return Array.from({ length: 7 }, (_, step) => {
      const t = 0.04 + (step / 6) * 0.92
      return spot(ax + (bx - ax) * t, ay + (by - ay) * t, (place.half ?? 1) * 1.7)
    })
  })
}

function spotOn(field: Field, { at, facing, up = [0, 1, 0], width, height }: PanelPosition) {
  const out = vector(facing).normalize()
  const right = new Vector3().crossVectors(vector(up), out).normalize()
  const upwards = new Vector3().crossVectors(out, right)
  const towards = out.clone().negate().toArray() as V3
  return (x: number, y: number, lift: number): V3 => {
    const from = vector(at)
      .addScaledVector(right, (x * width) / 2)
      .addScaledVector(upwards, (y * height) / 2)
    return onSurface(field, from.toArray() as V3, towards, lift)
  }
}
