import { placed } from '../placed.ts'
import type { LookedMesh } from './plain-meshes.ts'
import { groups } from './usda-words.ts'

interface Source {
  name: string
  mesh: LookedMesh
  /** The path of the mesh's material. */
  material: string
  /** The repeats of the texture, which are applied to the coordinates; null without a texture. */
  repeat: readonly [number, number] | null
}

/** Steps per millimetre: whole numbers of a tenth of a millimetre are fine enough and short. */
export const STEPS_PER_MM = 10

/** Line breaks as in files of USD's own tools, which simple readers rely on. */
const PER_VERTEX = '(\ninterpolation = "vertex"\n)'

/** Returns a mesh as USD text. */
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

/** Returns texture coordinates for USD, which counts rows from below; our first row is at the top. */
const coordinates = (uvs: Float32Array, [across, down]: readonly [number, number]) =>
  uvs.map((value, i) => (i % 2 === 0 ? value * across : 1 - value * down))
