import { DirectionalLight, type Object3D, Vector3 } from 'three'

import type { V3 } from '../shapes/vectors.ts'

const SHADOW_PIXELS = 2048
/** Blur of the shadow, in pixels of the shadow map. */
const BLUR = 2.5
const GROUND_BLUR = 7
/** Biases that keep a surface from shading itself: along its normal, relative to the model's radius, and in depth. */
const NORMAL_BIAS = 0.0018
const BIAS = -0.0002

/** The lit area: its middle and its radius, in metres. */
export interface Lit {
  middle: Vector3
  radius: number
}

/** Returns the only light with a shadow; its position differs in every sample. */
export function createKeyLight() {
  const light = new DirectionalLight(0xffffff, 1)
  light.castShadow = true
  light.shadow.mapSize.set(SHADOW_PIXELS, SHADOW_PIXELS)
  light.shadow.radius = BLUR
  const parts: Object3D[] = [light, light.target]
  let radius = 1
  return {
    parts,
    /** Fits the shadow map to the model, so that small models have as fine a shadow as large ones. */
    fit(lit: Lit) {
      radius = lit.radius
      const camera = light.shadow.camera
      camera.left = camera.bottom = -radius
      camera.right = camera.top = radius
      camera.near = radius
      camera.far = radius * 7
      camera.updateProjectionMatrix()
      light.target.position.copy(lit.middle)
      light.target.updateMatrixWorld()
      light.shadow.normalBias = NORMAL_BIAS * radius
      light.shadow.bias = BIAS
    },
    shine(from: V3, intensity: number) {
      const direction = new Vector3(...from).normalize()
      light.position.copy(light.target.position).addScaledVector(direction, radius * 2.1)
      light.intensity = intensity
      light.shadow.needsUpdate = true
    },
    /** Switches to the ground's shadow: without a bias, so that it reaches up to what stands on it, and softer. */
    forGround(isOn: boolean) {
      light.shadow.normalBias = isOn ? 0 : NORMAL_BIAS * radius
      light.shadow.bias = isOn ? 0 : BIAS
      light.shadow.radius = isOn ? GROUND_BLUR : BLUR
    },
    dispose: () => light.dispose(),
  }
}

export type KeyLight = ReturnType<typeof createKeyLight>
