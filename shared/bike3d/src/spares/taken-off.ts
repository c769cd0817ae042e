import type { BufferGeometry } from 'three'

import type { MaterialName } from '../materials/material-names.ts'
import type { Piece } from '../piece.ts'
import type { V3 } from '../shapes/vectors.ts'

/** Returns the piece without meshes of the given materials. */
export const without = (piece: Piece, ...materials: MaterialName[]): Piece => ({
  meshes: piece.meshes.filter(({ material }) => !materials.includes(material)),
})

/**
 * Returns the triangles of a piece for which `isKept` is true; needed because a bike's pieces come in pairs and a
 * spare part doesn't.
 */
export const keepWhere = (piece: Piece, isKept: (middle: V3) => boolean): Piece => ({
  meshes: piece.meshes
    .map(({ material, geometry }) => ({ material, geometry: cutOut(geometry, isKept) }))
    .filter(({ geometry }) => (geometry.index?.count ?? 0) > 0),
})

/**
 * Returns a piece without the bodies that reach above a height; a body is what triangles join, so that a wire is taken
 * off as a whole.
 */
export const withoutBodiesAbove = (piece: Piece, height: number): Piece => ({
  meshes: piece.meshes
    .map(({ material, geometry }) => ({ material, geometry: cutBodiesAbove(geometry, height) }))
    .filter(({ geometry }) => (geometry.index?.count ?? 0) > 0),
})

export const rightHalf = (piece: Piece): Piece => keepWhere(piece, ([, , z]) => z > 0)
export const leftHalf = (piece: Piece): Piece => keepWhere(piece, ([, , z]) => z < 0)

function cutOut(whole: BufferGeometry, isKept: (middle: V3) => boolean): BufferGeometry {
  const geometry = whole.clone()
  const positions = geometry.getAttribute('position')
  const indices = [...(geometry.index?.array ?? [])]
  const kept: number[] = []
  for (let i = 0; i + 2 < indices.length; i += 3) {
    const corners = indices.slice(i, i + 3)
    const middle = ([0, 1, 2] as const).map(
      (axis) => corners.reduce((sum, corner) => sum + positions.getComponent(corner, axis), 0) / 3,
    ) as V3
    if (isKept(middle)) kept.push(...corners)
  }
  return used(geometry, kept)
}

function cutBodiesAbove(whole: BufferGeometry, height: number): BufferGeometry {
  const geometry = whole.clone()
  const positions = geometry.getAttribute('position')
  const indices = [...(geometry.index?.array ?? [])]
  const bodyOf = bodiesOf(indices, positions.count)
  const high = new Set<number>()
  for (let i = 0; i < positions.count; i++) if (positions.getY(i) > height) high.add(bodyOf(i))
  return used(
    geometry,
    indices.filter((corner) => !high.has(bodyOf(corner))),
  )
}

/** Returns what names a vertex's body: by one of its vertices, the same for all. */
function bodiesOf(indices: number[], count: number): (vertex: number) => number {
  const parents = Array.from({ length: count }, (_, i) => i)
  const rootOf = (vertex: number): number => {
    let root = vertex
    while (parents[root] !== root) root = parents[root] ?? root
    parents[vertex] = root
    return root
  }
  for (let i = 0; i < indices.length; i++) {
    const [one = 0, next = 0] = [indices[i], indices[i % 3 === 2 ? i - 2 : i + 1]]
    parents[rootOf(one)] = rootOf(next)
  }
  return rootOf
}

/** Returns the geometry without unused vertices, which would count for its bounds. */
function used(geometry: BufferGeometry, indices: number[]): BufferGeometry {
  const flat = geometry.setIndex(indices).toNonIndexed()
  return flat.setIndex(Array.from({ length: indices.length }, (_, i) => i))
}
