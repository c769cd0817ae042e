import { PerspectiveCamera, Vector3 } from 'three'

import type { ModelPiece } from '../model/model.ts'
import { placeCamera } from '../studio/camera.ts'
import { pointsOf } from '../studio/model-group.ts'
import type { View } from '../studio/views.ts'
import { anchorOf } from './anchor-of.ts'
import { movedApart } from './moved-apart.ts'
import type { Spot } from './spots.ts'

const MILLIMETRE = 0.001
const STEPS = 1000

/** Returns where each piece of the exploded bike is in its still picture. */
export function projectSpots(pieces: readonly ModelPiece[], view: View, aspect: number): Spot[] {
  const moved = movedApart(pieces, 1)
  const camera = new PerspectiveCamera()
  placeCamera(camera, view, pointsOf(moved), aspect)
  camera.updateMatrixWorld(true)
  return moved.map((piece) => {
    const { x, y } = new Vector3(...anchorOf(piece)).multiplyScalar(MILLIMETRE).project(camera)
    return { piece: piece.name, x: rounded((x + 1) / 2), y: rounded((1 - y) / 2) }
  })
}

const rounded = (share: number) => Math.round(share * STEPS) / STEPS
