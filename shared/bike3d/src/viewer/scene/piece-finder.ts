import { type PerspectiveCamera, Raycaster, Vector2 } from 'three'

import type { Spot } from '../../exploded/spots.ts'
import type { createShownPieces } from './shown-pieces.ts'

type Shown = Pick<ReturnType<typeof createShownPieces>, 'root' | 'anchors'>

/** Returns what finds pieces in the picture, and the picture's places of pieces. */
export function createPieceFinder(camera: PerspectiveCamera, { root, anchors }: Shown) {
  const ray = new Raycaster()
  return {
    /** Returns the name of the piece that is seen at a point, given in shares of the picture; null for none. */
    pieceAt(x: number, y: number): string | null {
      root.updateMatrixWorld()
      ray.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), camera)
      const [hit] = ray.intersectObject(root)
      return hit?.object.parent?.name ?? null
    },
    /** Returns the places of all pieces, in shares of the picture. */
    spots: (): Spot[] =>
      anchors().map(({ piece, at }) => {
        const { x, y } = at.project(camera)
        return { piece, x: (x + 1) / 2, y: (1 - y) / 2 }
      }),
  }
}
