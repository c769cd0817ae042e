import type { BufferGeometry } from 'three'

import type { MaterialName } from './materials/material-names.ts'
import { merge } from './shapes/merge.ts'
import { mirrored } from './shapes/transforms.ts'

/** One mesh of a piece, in millimetres and in its final place. */
export interface PieceMesh {
  material: MaterialName
  geometry: BufferGeometry
}

/** A part that moves, is chosen and is sold as a unit: a fork, a saddle, a helmet. */
export interface Piece {
  meshes: PieceMesh[]
}

export type PieceMaker = ReturnType<typeof startPiece>

/** Returns a collector that merges the geometries of each material into one mesh. */
export function startPiece() {
  const byMaterial = new Map<MaterialName, BufferGeometry[]>()
  const add = (material: MaterialName, ...geometries: BufferGeometry[]) => {
    byMaterial.set(material, [...(byMaterial.get(material) ?? []), ...geometries])
  }
  return {
    add,
    /** Adds geometries and their mirror images on the bike's other side. */
    addBoth(material: MaterialName, ...geometries: BufferGeometry[]) {
      for (const geometry of geometries) add(material, geometry, mirrored(geometry))
    },
    done: (): Piece => ({
      meshes: [...byMaterial].map(([material, geometries]) => ({ material, geometry: merge(geometries) })),
    }),
  }
}
