import { BufferAttribute, BufferGeometry, Group, type Material, Matrix4, Mesh, Vector3 } from 'three'

import { degrees } from '../shapes/vectors.ts'
import type { ModelMaterial, ModelMesh, ModelPiece } from '../model/model.ts'

const MILLIMETRE = 0.001
/** The number of a model's points that are enough to find its extents. */
const POINTS = 20_000

/**
 * Returns the matrix of a model's place: from its millimetres to the studio's metres, optionally turned and moved on
 * the ground.
 */
export function standing({ x = 0, z = 0, turn = 0 } = {}): Matrix4 {
  const size = new Matrix4().makeScale(MILLIMETRE, MILLIMETRE, MILLIMETRE)
  return size
    .multiply(new Matrix4().makeTranslation(x, 0, z))
    .multiply(new Matrix4().makeRotationY(degrees(turn)))
}

/** Returns the pieces as three.js meshes. The caller owns the materials; `disposeModel` disposes of the geometries. */
export function createModelGroup(
  pieces: ModelPiece[],
  materialOf: (name: ModelMaterial) => Material,
  place = standing(),
): Group {
  const group = new Group()
  for (const piece of pieces)
    for (const mesh of piece.meshes) {
      const drawn = new Mesh(geometryOf(mesh), materialOf(mesh.material))
      drawn.name = piece.name
      drawn.castShadow = drawn.receiveShadow = true
      group.add(drawn)
    }
  group.applyMatrix4(place)
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
  group.traverse((child) => {
    if (child instanceof Mesh) child.geometry.dispose()
  })
}

/** Returns points all over a model at its place, in metres. */
export function pointsOf(pieces: ModelPiece[], place = standing()): Vector3[] {
  const meshes = pieces.flatMap((piece) => piece.meshes)
  const count = meshes.reduce((sum, mesh) => sum + mesh.positions.length / 3, 0)
  const stride = Math.max(1, Math.floor(count / POINTS))
  return meshes.flatMap(({ positions }) => {
    const points: Vector3[] = []
    for (let i = 0; i < positions.length / 3; i += stride)
      points.push(new Vector3().fromArray(positions, i * 3).applyMatrix4(place))
    return points
  })
}
