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

import { placeCamera } from '../camera.ts'
import { bakeGroundShadow, type Ground, type GroundShadow } from '../ground-shadow.ts'
import { createKeyLight } from '../key-light.ts'
import { disposeModel } from '../model-group.ts'
import { patchShaders } from '../shader-patches.ts'
import { drawStill } from '../still.ts'
import type { Shot } from '../studio.ts'
import { createDarkBackground } from './dark-background.ts'
import { createDarkEnvironment } from './dark-environment.ts'

/** The share of the light studio's sampled lights that shines here. */
const DIMMED = 0.75

/**
 * Returns the studio for the dark theme, used as the light one is. It stands apart from it, because the key of every
 * light still is made of the light studio's code: what is changed here has none of them drawn again.
 */
export function createDarkStudio(renderer: WebGLRenderer) {
  patchShaders('still')
  renderer.toneMapping = CustomToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.setClearColor(0x000000, 0)
  const environment = createDarkEnvironment(renderer)
  const background = createDarkBackground()
  const light = createKeyLight()
  const dimmed = {
    ...light,
    shine: (...[from, power]: Parameters<typeof light.shine>) => light.shine(from, power * DIMMED),
  }
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
      drawStill({ renderer, scene, camera, light: dimmed, width, height, samples })
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

/** Returns the ground below the bike and around it, as far as the shadow needs to fade out. */
function groundOf(box: Box3): Ground {
  const size = box.getSize(new Vector3())
  const middle = box.getCenter(new Vector3())
  const margin = Math.max(size.y, size.x * 0.3, size.z * 0.3) * 0.9
  return { x: middle.x, z: middle.z, halfX: size.x / 2 + margin, halfZ: size.z / 2 + margin }
}
