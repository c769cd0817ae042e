import { Box3, Group, type Material, Mesh, Vector3 } from 'three'

import { anchorOf } from '../../exploded/anchor-of.ts'
import { offsetOf } from '../../exploded/offset-of.ts'
import type { ModelMaterial, ModelPiece } from '../../model/model.ts'
import { geometryOf } from '../../studio/model-group.ts'
import { createGlow } from './glow.ts'

/** Metres per millimetre: models are in millimetres, the studio is in metres. */
const METRE = 0.001

interface Shown {
  group: Group
  box: Box3
  piece: ModelPiece
  /** The point that its hot spot points at, in millimetres. */
  anchor: Vector3
}

/** A piece's name, several names, or null for the whole bike. */
export type Pieces = string | readonly string[] | null

/**
 * Returns the pieces as three.js objects. A piece whose key stays keeps its buffers; those of removed pieces are
 * disposed of.
 */
export function createShownPieces(materialOf: (name: ModelMaterial) => Material) {
  const root = new Group()
  root.scale.setScalar(METRE)
  let shown = new Map<string, Shown>()
  let apart = 0
  let highlighted: string | null = null
  const glow = createGlow()

  const place = ({ group, piece }: Shown) => group.position.set(...offsetOf(piece, apart))
  const groupsOf = (name: string | null) =>
    [...shown.values()].flatMap(({ piece, group }) => (piece.name === name ? group : []))
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
      glow.show(groupsOf(highlighted))
    },
    /** Shows one piece in a warm colour; null shows none so. */
    highlight(name: string | null) {
      highlighted = name
      glow.show(groupsOf(name))
    },
    /** Returns the places that hot spots point at, in metres. */
    anchors: () =>
      [...shown.values()].map(({ piece, anchor, group }) => ({
        piece: piece.name,
        at: anchor.clone().add(group.position).multiplyScalar(METRE),
      })),
    explode(amount: number) {
      apart = amount
      for (const entry of shown.values()) place(entry)
    },
    /** Returns the box of pieces in metres, at their places in the exploded view; null when the bike has none of them. */
    box(pieces: Pieces): Box3 | null {
      const names = typeof pieces === 'string' ? [pieces] : pieces
      const wanted = [...shown.values()].filter(({ piece }) => names?.includes(piece.name) ?? true)
      if (wanted.length === 0) return null
      return wanted.reduce((all, entry) => all.union(boxOf(entry)), new Box3())
    },
    dispose() {
      for (const entry of shown.values()) giveBack(entry)
      shown.clear()
      root.clear()
      glow.dispose()
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
  return {
    group,
    piece,
    anchor: new Vector3(...anchorOf(piece)),
    box: new Box3(scaled(box.min), scaled(box.max)),
  }
}

const scaled = (point: Vector3) => new Vector3().copy(point).multiplyScalar(METRE)

function giveBack({ group }: Shown) {
  group.removeFromParent()
  for (const child of group.children) if (child instanceof Mesh) child.geometry.dispose()
}
