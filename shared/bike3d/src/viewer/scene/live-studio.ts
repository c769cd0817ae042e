import {
  CustomToneMapping,
  DirectionalLight,
  type Object3D,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three'

import { createBackground } from '../../studio/background.ts'
import { createEnvironment } from '../../studio/environment.ts'
import { patchShaders } from '../../studio/shader-patches.ts'

/** A single lamp without a shadow, as bright as the sampled lights of a still together. */
const KEY = { at: [0.7, 3.8, 1.7], light: 1.1 } as const

/** Returns the studio for the live view, lit so that a single drawing looks like a still. */
export function createLiveStudio(canvas: HTMLCanvasElement) {
  patchShaders('live')
  const renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'high-performance' })
  renderer.toneMapping = CustomToneMapping
  const environment = createEnvironment(renderer)
  const background = createBackground()
  const light = new DirectionalLight(0xffffff, KEY.light)
  light.position.set(...KEY.at)
  const scene = new Scene()
  scene.environment = environment.texture
  scene.add(light, background.mesh)
  const camera = new PerspectiveCamera(20, 1.6, 0.05, 40)

  return {
    renderer,
    scene,
    camera,
    add: (...objects: Object3D[]) => void scene.add(...objects),
    draw: () => renderer.render(scene, camera),
    resize(width: number, height: number) {
      renderer.setSize(width, height, false)
      camera.aspect = width / height
      camera.updateProjectionMatrix()
      background.setAspect(width / height)
    },
    dispose() {
      background.dispose()
      environment.dispose()
      light.dispose()
      renderer.dispose()
    },
  }
}

export type LiveStudio = ReturnType<typeof createLiveStudio>
