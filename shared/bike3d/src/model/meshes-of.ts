import type { BufferGeometry } from 'three'

import type { MaterialName } from '../materials/material-names.ts'
import { isFinish, paletteUv } from '../materials/palette.ts'
import type { Piece } from '../piece.ts'
import { merge } from '../shapes/merge.ts'
import type { ModelMaterial, ModelMesh } from './model.ts'

/**
 * Returns a piece's meshes as they are drawn: those of plain finishes are merged into one, whose vertices refer to
 * their finish in the palette.
 */
export function meshesOf(piece: Piece): ModelMesh[] {
  const byMaterial = new Map<ModelMaterial, BufferGeometry[]>()
  for (const { material, geometry } of piece.meshes) {
    const drawn: ModelMaterial = isFinish(material) ? 'palette' : material
    if (isFinish(material)) pointAt(geometry, material)
    byMaterial.set(drawn, [...(byMaterial.get(drawn) ?? []), geometry])
  }
  return [...byMaterial].map(([material, geometries]) => toNumbers(material, merge(geometries)))
}

function pointAt(geometry: BufferGeometry, material: MaterialName) {
  const uv = geometry.getAttribute('uv')
  const [u, v] = paletteUv(material)
  for (let i = 0; i < uv.count; i++) uv.setXY(i, u, v)
}

function toNumbers(material: ModelMaterial, geometry: BufferGeometry): ModelMesh {
  const numbers = (name: string) => new Float32Array(geometry.getAttribute(name).array)
  return {
    material,
    positions: numbers('position'),
    normals: numbers('normal'),
    uvs: numbers('uv'),
    indices: new Uint32Array(geometry.getIndex()?.array ?? []),
  }
}
