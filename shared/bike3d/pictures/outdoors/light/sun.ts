import { DirectionalLight, Vector3 } from 'three'

import { directionOf, type Daylight, toned } from './sky.ts'

/** Half the width of what the sun throws a sharp shadow of, in metres, and how far away the sun stands. */
const HALF = 3.2
const AWAY = 30
/** The sun's radius in degrees, larger than the real one: thin air and clouds spread its light. */
const RADIUS = 0.9

/** Returns the sun as a light with a shadow, around a point; `shine` moves it within its disc. */
export function createSun({ sun }: Daylight, around: Vector3) {
  const light = new DirectionalLight(toned([sun.colour, 1]), sun.strength)
  light.castShadow = true
  light.shadow.mapSize.set(3072, 3072)
  light.shadow.bias = -0.0002
  light.shadow.normalBias = 0.004
  light.shadow.radius = 1.5
  const camera = light.shadow.camera
  camera.left = camera.bottom = -HALF
  camera.right = camera.top = HALF
  camera.near = 1
  camera.far = AWAY * 3
  camera.updateProjectionMatrix()
  light.target.position.copy(around)
  light.target.updateMatrixWorld()
  return {
    parts: [light, light.target],
    shine(aside: number, up: number) {
      const way = directionOf({
        azimuth: sun.azimuth + aside * RADIUS,
        elevation: sun.elevation + up * RADIUS,
      })
      light.position.copy(around).addScaledVector(way, AWAY)
      light.shadow.needsUpdate = true
    },
  }
}
