import {
  Box3,
  CustomToneMapping,
  type Group,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Sphere,
  type Vector3,
  type WebGLRenderer,
} from 'three'

import { placeCamera } from '../camera.ts'
import { createDarkEnvironment } from '../dark/dark-environment.ts'
import { createEnvironment } from '../environment.ts'
import { createKeyLight } from '../key-light.ts'
import { disposeModel } from '../model-group.ts'
import { patchShaders } from '../shader-patches.ts'
import type { Shot } from '../studio.ts'
import { asOccluders } from './as-occluders.ts'
import { drawLayer } from './draw-layer.ts'

/** The share of the sampled lights that shines in the dark studio, as in dark-studio.ts, whose code is its stills' key. */
const DIMMED = 0.75

/** What a layer is drawn of. */
export interface LayerModel {
  /** The extra that is seen. */
  extra: Group
  /** Everything else on the bike, which hides parts of the extra and shades it. */
  bike: Group
  /** Points all over the standard bike in metres: camera and light are fitted to it, as in its still. */
  points: Vector3[]
  theme: 'light' | 'dark'
}

/**
 * Returns the studio that draws one extra of a bike, transparent around it, so that it fits exactly over the bike's
 * still. It stands apart from the studios of the stills, whose keys are made of their code.
 */
export function createLayerStudio(renderer: WebGLRenderer) {
  patchShaders('still')
  renderer.toneMapping = CustomToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.setClearColor(0x000000, 0)
  const environments = { light: createEnvironment(renderer), dark: createDarkEnvironment(renderer) }
  const light = createKeyLight()
  const dimmed: Pick<typeof light, 'shine'> = {
    shine: (from, power) => light.shine(from, power * DIMMED),
  }
  const camera = new PerspectiveCamera()
  const scene = new Scene()
  scene.add(...light.parts)
  let shown: (LayerModel & { forget: () => void }) | null = null

  function clear() {
    if (!shown) return
    scene.remove(shown.extra, shown.bike)
    disposeModel(shown.extra)
    disposeModel(shown.bike)
    shown.forget()
    shown = null
  }
  return {
    show(model: LayerModel) {
      clear()
      const { center, radius } = new Box3().setFromPoints(model.points).getBoundingSphere(new Sphere())
      light.fit({ middle: center, radius })
      scene.environment = environments[model.theme].texture
      scene.add(model.bike, model.extra)
      shown = { ...model, forget: asOccluders(model.bike) }
    },
    draw({ view, width, height, samples }: Shot) {
      if (!shown) throw new Error('No layer is shown.')
      placeCamera(camera, view, shown.points, width / height)
      const lamp = shown.theme === 'dark' ? dimmed : light
      drawLayer({ renderer, scene, camera, light: lamp, width, height, samples })
    },
  }
}
