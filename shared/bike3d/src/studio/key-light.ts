import { DirectionalLight, type Object3D, Vector3 } from 'three'

import type { V3 } from '../shapes/vectors.ts'

const SHADOW_PIXELS = 2048
/** In pixels of the shadow map. */
const BLUR = 2.5
const GROUND_BLUR = 7
/** What keeps a surface from shading itself: along its normal, in parts of the model's radius, and in depth. */
const NORMAL_BIAS = 0.0018
const BIAS = -0.0002

/** What is lit: its middle and how far it reaches from there, in metres. */
export interface Lit {
  middle: Vector3
  radius: number
}

/** The one light with a shadow; it stands somewhere else in every sample. */
export function createKeyLight() {
  const light = new DirectionalLight(0xffffff, 1)
  light.castShadow = true
  light.shadow.mapSize.set(SHADOW_PIXELS, SHADOW_PIXELS)
  light.shadow.radius = BLUR
  const parts: Object3D[] = [light, light.target]
  let radius = 1
  return {
    parts,
    /** The shadow map covers just the model, so that small things get as fine a shadow as large ones. */
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
    /** For the ground: without a bias, so that the shadow reaches right up to what stands on it, and softer than on the model. */
    forGround(isOn: boolean) {
      light.shadow.normalBias = isOn ? 0 : NORMAL_BIAS * radius
      light.shadow.bias = isOn ? 0 : BIAS
      light.shadow.radius = isOn ? GROUND_BLUR : BLUR
    },
    dispose: () => light.dispose(),
  }
}

export type KeyLight = ReturnType<typeof createKeyLight>
