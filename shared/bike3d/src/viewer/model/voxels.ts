import type { ModelMesh, ModelPiece } from '../../model/model.ts'

const known = new WeakMap<ModelPiece, Int16Array>()

/**
 * Returns the cubes of `cell` millimetres that a piece's surface passes through, as three numbers each; cached per
 * piece.
 */
export function voxelsOf(piece: ModelPiece, cell: number): Int16Array {
  const kept = known.get(piece)
  if (kept) return kept
  const found = new Set<number>()
  for (const mesh of piece.meshes) addMesh(found, mesh, cell)
  const cubes = new Int16Array(found.size * 3)
  let at = 0
  for (const key of found) {
    cubes[at++] = Math.floor(key / (SPAN * SPAN)) - HALF
    cubes[at++] = (Math.floor(key / SPAN) % SPAN) - HALF
    cubes[at++] = (key % SPAN) - HALF
  }
  known.set(piece, cubes)
  return cubes
}

/**
 * The number of cubes along an axis: enough for an exploded bike, and small enough to encode a position in one
 * integer.
 */
const SPAN = 512
const HALF = SPAN / 2

function addMesh(found: Set<number>, { positions, indices }: ModelMesh, cell: number) {
  const corner = (index: number) => {
    const at = (indices[index] ?? 0) * 3
    return [
      (positions[at] ?? 0) / cell,
      (positions[at + 1] ?? 0) / cell,
      (positions[at + 2] ?? 0) / cell,
    ] as const
  }
  for (let i = 0; i < indices.length; i += 3) addTriangle(found, corner(i), corner(i + 1), corner(i + 2))
}

type Corner = readonly [number, number, number]

/** Adds the cubes that a triangle passes through, sampling it at least once per cube. */
function addTriangle(found: Set<number>, a: Corner, b: Corner, c: Corner) {
  const steps = Math.ceil(Math.max(apart(a, b), apart(b, c), apart(c, a)))
  if (steps <= 1)
    return add(found, (a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3, (a[2] + b[2] + c[2]) / 3)
  for (let i = 0; i <= steps; i++)
    for (let j = 0; j <= steps - i; j++) {
      const [u, v] = [i / steps, j / steps]
      const w = 1 - u - v
      add(
        found,
        a[0] * w + b[0] * u + c[0] * v,
        a[1] * w + b[1] * u + c[1] * v,
        a[2] * w + b[2] * u + c[2] * v,
      )
    }
}

const apart = (a: Corner, b: Corner) =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]))

function add(found: Set<number>, x: number, y: number, z: number) {
  found.add(((Math.floor(x) + HALF) * SPAN + Math.floor(y) + HALF) * SPAN + Math.floor(z) + HALF)
}
