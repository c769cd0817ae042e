import {
  Box3,
  CustomToneMapping,
  type Group,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Sphere,
  Vector3,
  type WebGLRenderer,
} from 'three'

import { createBackground } from './background.ts'
import { placeCamera } from './camera.ts'
import { createEnvironment } from './environment.ts'
import { bakeGroundShadow, type Ground, type GroundShadow } from './ground-shadow.ts'
import { createKeyLight } from './key-light.ts'
import { disposeModel } from './model-group.ts'
import { patchShaders } from './shader-patches.ts'
import { drawStill } from './still.ts'
import type { View } from './views.ts'

export interface Shot {
  view: View
  width: number
  height: number
  samples: number
}

/** Returns the photo studio, which shows one model at a time and draws stills of it on the renderer's canvas. */
export function createStudio(renderer: WebGLRenderer) {
  patchShaders('still')
  renderer.toneMapping = CustomToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.setClearColor(0x000000, 0)
  const environment = createEnvironment(renderer)
  const background = createBackground()
  const light = createKeyLight()
  const camera = new PerspectiveCamera()
  const scene = new Scene()
  scene.environment = environment.texture
  scene.add(...light.parts)
  let shown: { group: Group; points: Vector3[]; ground: GroundShadow } | null = null

  function clear() {
    if (!shown) return
    scene.remove(shown.group, shown.ground.mesh)
    disposeModel(shown.group)
    shown.ground.dispose()
    shown = null
  }
  return {
    /** Replaces the shown model, given points all over it, and bakes its shadow with this number of lights. */
    show(group: Group, points: Vector3[], lights: number) {
      clear()
      const box = new Box3().setFromPoints(points)
      const { center, radius } = box.getBoundingSphere(new Sphere())
      light.fit({ middle: center, radius })
      scene.add(group)
      const ground = bakeGroundShadow({ renderer, scene, model: group, light, ground: groundOf(box), lights })
      scene.add(ground.mesh)
      shown = { group, points, ground }
    },
    draw({ view, width, height, samples }: Shot) {
      if (!shown) throw new Error('No model is shown.')
      const aspect = width / height
      placeCamera(camera, view, shown.points, aspect)
      background.setAspect(aspect)
      scene.add(background.mesh)
      drawStill({ renderer, scene, camera, light, width, height, samples })
      scene.remove(background.mesh)
    },
    dispose() {
      clear()
      background.dispose()
      light.dispose()
      environment.dispose()
    },
  }
}

/** Returns the ground below the model and around it, as far as the shadow needs to fade out. */
function groundOf(box: Box3): Ground {
  const size = box.getSize(new Vector3())
  const middle = box.getCenter(new Vector3())
  const margin = Math.max(size.y, size.x * 0.3, size.z * 0.3) * 0.9
  return { x: middle.x, z: middle.z, halfX: size.x / 2 + margin, halfZ: size.z / 2 + margin }
}
