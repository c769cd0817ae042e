import { FINISHES, type Finish, type FinishName } from '../../materials/finishes.ts'
import { PALETTE } from '../../materials/palette.ts'
import type { ModelMaterial, ModelMesh } from '../../model/model.ts'

/** A mesh of one finish, which needs no texture, or of a material with its own textures. */
export type LookedMesh = Omit<ModelMesh, 'material'> &
  ({ material: Exclude<ModelMaterial, 'palette'>; finish?: undefined } | { finish: FinishName })

export const finishOf = (name: FinishName): Finish => FINISHES[name]

/** Returns the mesh divided by finish, because other apps would blend neighbouring texels of the palette. */
export function plainMeshes(mesh: ModelMesh): LookedMesh[] {
  const { material, indices, uvs } = mesh
  if (material !== 'palette') return [{ ...mesh, material }]
  const byFinish = new Map<FinishName, number[]>()
  for (let corner = 0; corner < indices.length; corner += 3) {
    const finish = PALETTE[Math.floor((uvs[2 * (indices[corner] ?? 0)] ?? 0) * PALETTE.length)]
    if (!finish) throw new Error('A vertex points beside the palette.')
    const corners = byFinish.get(finish) ?? []
    if (corners.length === 0) byFinish.set(finish, corners)
    corners.push(...indices.subarray(corner, corner + 3))
  }
  return [...byFinish].map(([finish, corners]) => ({ finish, ...only(mesh, corners) }))
}

/** Returns only the vertices that these corners need. */
function only({ positions, normals }: ModelMesh, corners: readonly number[]): Omit<ModelMesh, 'material'> {
  const places = new Map<number, number>()
  const indices = Uint32Array.from(corners, (vertex) => {
    const place = places.get(vertex) ?? places.size
    places.set(vertex, place)
    return place
  })
  const taken = [...places.keys()]
  const pick = (numbers: Float32Array) =>
    Float32Array.from(taken.flatMap((vertex) => [...numbers.subarray(3 * vertex, 3 * vertex + 3)]))
  return { positions: pick(positions), normals: pick(normals), uvs: new Float32Array(), indices }
}
