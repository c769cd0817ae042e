import { PerspectiveCamera, Vector3 } from 'three'

import type { ModelPiece } from '../../model/model.ts'
import { placeCamera } from '../../studio/camera.ts'
import { pointsOf } from '../../studio/model-group.ts'
import { type ViewName, VIEWS } from '../../studio/views.ts'
import type { Pose } from './framing.ts'

/** Returns the still camera's pose for a view, so that the live picture starts exactly like its poster. */
export function homePose(pieces: ModelPiece[], view: ViewName, aspect: number): Pose {
  const camera = new PerspectiveCamera()
  const points = pointsOf(pieces)
  placeCamera(camera, VIEWS[view], points, aspect)
  const ahead = camera.getWorldDirection(new Vector3())
  // The orbit's centre is where the line of sight crosses the bike's middle plane, or is nearest to the model's
  // middle.
  const middle = points.reduce((sum, point) => sum.add(point), new Vector3()).divideScalar(points.length)
  const distance = middle.clone().sub(camera.position).dot(ahead)
  return { position: camera.position, target: camera.position.clone().addScaledVector(ahead, distance) }
}
