import type { Document, Material, Mesh, TypedArray } from '@gltf-transform/core'

import type { ModelMesh } from '../model/model.ts'
import { placed } from './placed.ts'
import { type Grid, moved, onGrid, toBytes, toIndices, toShorts } from './quantise.ts'

/** Reorders indices; returns the new position of each vertex. */
export type Order = (indices: Uint32Array) => Uint32Array

interface Source {
  document: Document
  mesh: ModelMesh
  /** The mesh's positions in the file's coordinates. */
  positions: Float32Array | undefined
  material: Material | undefined
  grid: Grid
  order: Order | null
}

/** Adds one primitive to a mesh, quantised to whole numbers. */
export function addMesh(to: Mesh, { document, mesh, positions, material, grid, order }: Source) {
  if (!positions || !material) throw new Error(`${to.getName()} has nothing to be made of.`)
  const indices = mesh.indices.slice()
  const places = order?.(indices) ?? null
  const vertices = <T extends Uint16Array | Int8Array | Float32Array>(numbers: T, size: number) =>
    places ? moved(numbers, places, size) : numbers
  const accessor = (type: 'VEC3' | 'VEC2' | 'SCALAR', array: TypedArray, isNormalized = false) =>
    document
      .createAccessor()
      .setType(type)
      .setArray(array as TypedArray & { buffer: ArrayBuffer })
      .setNormalized(isNormalized)
      .setBuffer(document.getRoot().listBuffers()[0] ?? null)
  const primitive = document
    .createPrimitive()
    .setMaterial(material)
    .setAttribute('POSITION', accessor('VEC3', vertices(onGrid(positions, grid), 3)))
    .setAttribute('NORMAL', accessor('VEC3', vertices(toBytes(placed(mesh.normals)), 3), true))
    .setIndices(accessor('SCALAR', toIndices(indices, mesh)))
  if (hasTextures(material)) {
    const uvs = vertices(toShorts(mesh.uvs), 2)
    primitive.setAttribute('TEXCOORD_0', accessor('VEC2', uvs, uvs instanceof Uint16Array))
  }
  to.addPrimitive(primitive)
}

const hasTextures = (material: Material) =>
  [
    material.getBaseColorTexture(),
    material.getNormalTexture(),
    material.getMetallicRoughnessTexture(),
    material.getEmissiveTexture(),
  ].some(Boolean)
