import { PerspectiveCamera, Vector3 } from 'three'

import type { ModelPiece } from '../../model/model.ts'
import { placeCamera } from '../../studio/camera.ts'
import { pointsOf } from '../../studio/model-group.ts'
import { type ViewName, VIEWS } from '../../studio/views.ts'
import type { Pose } from './framing.ts'

/** Where the stills' camera stands for a view: the live picture begins exactly like the poster before it. */
export function homePose(pieces: ModelPiece[], view: ViewName, aspect: number): Pose {
  const camera = new PerspectiveCamera()
  const points = pointsOf(pieces)
  placeCamera(camera, VIEWS[view], points, aspect)
  const ahead = camera.getWorldDirection(new Vector3())
  // What it turns around is where its line of sight passes the bike's middle plane or comes nearest to the middle.
  const middle = points.reduce((sum, point) => sum.add(point), new Vector3()).divideScalar(points.length)
  const distance = middle.clone().sub(camera.position).dot(ahead)
  return { position: camera.position, target: camera.position.clone().addScaledVector(ahead, distance) }
}
