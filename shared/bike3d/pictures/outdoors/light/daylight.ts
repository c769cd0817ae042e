import { DirectionalLight, Vector3 } from 'three'

import type { Lens } from '../outdoor-still.ts'
import { directionOf, type Tone, toned } from './sky.ts'

/** Half the width of what the open sky throws a shadow of, in metres, and how far away its light stands. */
const HALF = 3.2
const AWAY = 30
/** The part of the sky that shines, in degrees: around from the lens towards the riders' faces, and above. */
const SKY_PART = { ahead: 42, wide: 96, from: 18, high: 52 }
/** Steps of the sequence that spreads a few points evenly over a square. */
const STEPS = [0.7548776662, 0.569840291] as const

/**
 * Returns the open sky on the camera's side as a light: each sample shines from another point of it, so that its
 * shadows are soft, and darkest where things touch.
 */
export function createDaylight(tone: Tone, lens: Lens, around: Vector3) {
  const light = new DirectionalLight(toned([tone[0], 1]), tone[1])
  light.castShadow = true
  light.shadow.mapSize.set(2048, 2048)
  light.shadow.bias = -0.0004
  light.shadow.normalBias = 0.006
  light.shadow.radius = 2
  const camera = light.shadow.camera
  camera.left = camera.bottom = -HALF
  camera.right = camera.top = HALF
  camera.near = 1
  camera.far = AWAY * 2
  camera.updateProjectionMatrix()
  light.target.position.copy(around)
  light.target.updateMatrixWorld()
  return {
    parts: [light, light.target],
    shine(index: number) {
      const [aside, up] = STEPS.map((step) => (0.5 + index * step) % 1) as [number, number]
      const way = directionOf({
        azimuth: lens.azimuth + SKY_PART.ahead + (aside - 0.5) * SKY_PART.wide,
        elevation: SKY_PART.from + up * SKY_PART.high,
      })
      light.position.copy(around).addScaledVector(way, AWAY)
      light.shadow.needsUpdate = true
    },
  }
}
