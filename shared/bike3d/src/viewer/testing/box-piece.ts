import { BoxGeometry } from 'three'

import type { ModelMaterial, ModelPiece } from '../../model/model.ts'
import type { V3 } from '../../shapes/vectors.ts'

interface Options {
  key?: string
  at?: V3
  size?: V3
  apart?: V3
  material?: ModelMaterial
}

/** Returns a box as a stand-in for a piece of a bike, in millimetres. */
export function boxPiece(
  name: string,
  {
    key = name,
    at = [0, 0, 0],
    size = [100, 100, 100],
    apart = [0, 0, 0],
    material = 'palette',
  }: Options = {},
): ModelPiece {
  const geometry = new BoxGeometry(...size).translate(...at)
  const numbers = (attribute: string) => new Float32Array(geometry.getAttribute(attribute).array)
  const mesh = {
    material,
    positions: numbers('position'),
    normals: numbers('normal'),
    uvs: numbers('uv'),
    indices: new Uint32Array(geometry.getIndex()?.array ?? []),
  }
  return { name, key, apart, meshes: [mesh] }
}
