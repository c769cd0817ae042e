import { Box3, Group, type Material, Mesh, Vector3 } from 'three'

import type { ModelMaterial, ModelPiece } from '../../model/model.ts'
import { geometryOf } from '../../studio/model-group.ts'

/** Metres per millimetre: models are in millimetres, the studio is in metres. */
const METRE = 0.001

interface Shown {
  group: Group
  box: Box3
  piece: ModelPiece
}

/**
 * Returns the pieces as three.js objects. A piece whose key stays keeps its buffers; those of removed pieces are
 * disposed of.
 */
export function createShownPieces(materialOf: (name: ModelMaterial) => Material) {
  const root = new Group()
  root.scale.setScalar(METRE)
  let shown = new Map<string, Shown>()
  let apart = 0

  const place = ({ group, piece }: Shown) => group.position.set(...piece.apart).multiplyScalar(apart)
  const boxOf = ({ box, group }: Shown) => {
    const off = group.position.clone().multiplyScalar(METRE)
    return box.clone().translate(off)
  }

  return {
    root,
    show(pieces: readonly ModelPiece[]) {
      const next = new Map(
        pieces.map((piece) => [piece.key, shown.get(piece.key) ?? shownOf(piece, materialOf)]),
      )
      for (const [key, old] of shown) if (!next.has(key)) giveBack(old)
      shown = next
      root.clear()
      for (const entry of shown.values()) {
        place(entry)
        root.add(entry.group)
      }
    },
    explode(amount: number) {
      apart = amount
      for (const entry of shown.values()) place(entry)
    },
    /** Returns the box of a piece in metres, at its place in the exploded view; null for an unknown piece. */
    box(name: string | null): Box3 | null {
      const wanted = [...shown.values()].filter(({ piece }) => name === null || piece.name === name)
      if (wanted.length === 0) return null
      return wanted.reduce((all, entry) => all.union(boxOf(entry)), new Box3())
    },
    dispose() {
      for (const entry of shown.values()) giveBack(entry)
      shown.clear()
      root.clear()
    },
  }
}

function shownOf(piece: ModelPiece, materialOf: (name: ModelMaterial) => Material): Shown {
  const group = new Group()
  group.name = piece.name
  const box = new Box3()
  for (const mesh of piece.meshes) {
    const geometry = geometryOf(mesh)
    geometry.computeBoundingBox()
    if (geometry.boundingBox) box.union(geometry.boundingBox)
    group.add(new Mesh(geometry, materialOf(mesh.material)))
  }
  return { group, piece, box: new Box3(scaled(box.min), scaled(box.max)) }
}

const scaled = (point: Vector3) => new Vector3().copy(point).multiplyScalar(METRE)

function giveBack({ group }: Shown) {
  group.removeFromParent()
  for (const child of group.children) if (child instanceof Mesh) child.geometry.dispose()
}
