import { BufferAttribute, BufferGeometry, Group, type Material, Mesh, Vector3 } from 'three'

import type { ModelMaterial, ModelMesh, ModelPiece } from '../model/model.ts'

const MILLIMETRE = 0.001
/** So many of a model's points are enough to find its extents. */
const POINTS = 20_000

/** The pieces as three's meshes, in metres. Materials are the caller's; the geometries go with `disposeModel`. */
export function createModelGroup(pieces: ModelPiece[], materialOf: (name: ModelMaterial) => Material): Group {
  const group = new Group()
  for (const piece of pieces)
    for (const mesh of piece.meshes) {
      const drawn = new Mesh(geometryOf(mesh), materialOf(mesh.material))
      drawn.name = piece.name
      drawn.castShadow = drawn.receiveShadow = true
      group.add(drawn)
    }
  group.scale.setScalar(MILLIMETRE)
  group.updateMatrixWorld(true)
  return group
}

export function geometryOf({ positions, normals, uvs, indices }: ModelMesh): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  geometry.setAttribute('uv', new BufferAttribute(uvs, 2))
  geometry.setIndex(new BufferAttribute(indices, 1))
  return geometry
}

export function disposeModel(group: Group) {
  for (const child of group.children) if (child instanceof Mesh) child.geometry.dispose()
}

/** Points all over the model, in metres. */
export function pointsOf(pieces: ModelPiece[]): Vector3[] {
  const meshes = pieces.flatMap((piece) => piece.meshes)
  const count = meshes.reduce((sum, mesh) => sum + mesh.positions.length / 3, 0)
  const stride = Math.max(1, Math.floor(count / POINTS))
  return meshes.flatMap(({ positions }) => {
    const points: Vector3[] = []
    for (let i = 0; i < positions.length / 3; i += stride)
      points.push(new Vector3().fromArray(positions, i * 3).multiplyScalar(MILLIMETRE))
    return points
  })
}
