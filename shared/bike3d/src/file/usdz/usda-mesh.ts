import { placed } from '../placed.ts'
import type { LookedMesh } from './plain-meshes.ts'
import { groups } from './usda-words.ts'

interface Source {
  name: string
  mesh: LookedMesh
  /** The path of its material. */
  material: string
  /** How often its texture is repeated, which the coordinates take on; null: it has none. */
  repeat: readonly [number, number] | null
}

/** Whole numbers of a tenth of a millimetre are the shortest that are fine enough. */
export const STEPS_PER_MM = 10

/** As USD's own tools break its lines, which simple readers rely on. */
const PER_VERTEX = '(\ninterpolation = "vertex"\n)'

/** A mesh as USD's text. */
export function usdaMesh({ name, mesh, material, repeat }: Source): string {
  const points = placed(mesh.positions, STEPS_PER_MM)
  const lines = [
    `float3[] extent = ${groups(extentOf(points), 3, 0)}`,
    `int[] faceVertexCounts = [${Array.from({ length: mesh.indices.length / 3 }, () => 3).join(',')}]`,
    `int[] faceVertexIndices = [${mesh.indices.join(',')}]`,
    `point3f[] points = ${groups(points, 3, 0)}`,
    `normal3f[] normals = ${groups(placed(mesh.normals), 3, 2)} ${PER_VERTEX}`,
    ...(repeat
      ? [`texCoord2f[] primvars:st = ${groups(coordinates(mesh.uvs, repeat), 2, 4)} ${PER_VERTEX}`]
      : []),
    'uniform token subdivisionScheme = "none"',
    `rel material:binding = <${material}>`,
  ]
  return `def Mesh "${name}" (\nprepend apiSchemas = ["MaterialBindingAPI"]\n)\n{\n${lines.join('\n')}\n}`
}

function extentOf(points: Float32Array): number[] {
  const [low, high] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ]
  points.forEach((value, i) => {
    low[i % 3] = Math.min(low[i % 3] ?? 0, value)
    high[i % 3] = Math.max(high[i % 3] ?? 0, value)
  })
  return [...low, ...high]
}

/** USD counts a picture's rows from below; ours are laid down as they are, the first on top. */
const coordinates = (uvs: Float32Array, [across, down]: readonly [number, number]) =>
  uvs.map((value, i) => (i % 2 === 0 ? value * across : 1 - value * down))
