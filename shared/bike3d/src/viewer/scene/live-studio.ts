import {
  CustomToneMapping,
  DirectionalLight,
  type Object3D,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three'

import { createBackground } from '../../studio/background.ts'
import { createDarkBackground } from '../../studio/dark/dark-background.ts'
import { createDarkEnvironment } from '../../studio/dark/dark-environment.ts'
import { createEnvironment } from '../../studio/environment.ts'
import { patchShaders } from '../../studio/shader-patches.ts'

/** A single lamp without a shadow, as bright as the sampled lights of a still together. */
const KEY = { at: [0.7, 3.8, 1.7], light: 1.1, dimmed: 0.8 } as const

/**
 * What makes the live view look as the dark pictures do after grading (`pictures/grade.mjs`): exposure, and the light
 * of the floor where the bike stands and in the corners.
 */
const GRADE = { exposure: 1.5, middle: 1.3, corner: 0.8 } as const

export type StudioTheme = 'light' | 'dark'

/** Returns the studio for the live view, lit so that a single drawing looks like a still. */
export function createLiveStudio(canvas: HTMLCanvasElement) {
  patchShaders('live')
  const renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'high-performance' })
  renderer.toneMapping = CustomToneMapping
  const sets: { light: StudioSet; dark: StudioSet | null } = {
    light: createSet(createEnvironment(renderer), createBackground()),
    dark: null,
  }
  let set = sets.light
  const light = new DirectionalLight(0xffffff, KEY.light)
  light.position.set(...KEY.at)
  const scene = new Scene()
  scene.environment = set.environment.texture
  scene.add(light, set.background.mesh)
  const camera = new PerspectiveCamera(20, 1.6, 0.05, 40)
  const dark = () => (sets.dark ??= createSet(createDarkEnvironment(renderer), createGradedBackground()))

  return {
    renderer,
    scene,
    camera,
    add: (...objects: Object3D[]) => void scene.add(...objects),
    /** Changes floor and lights; the dark ones are made when they are first needed. */
    setTheme(theme: StudioTheme) {
      scene.remove(set.background.mesh)
      set = theme === 'dark' ? dark() : sets.light
      set.background.setAspect(camera.aspect)
      scene.environment = set.environment.texture
      scene.add(set.background.mesh)
      light.intensity = theme === 'dark' ? KEY.dimmed : KEY.light
      renderer.toneMappingExposure = theme === 'dark' ? GRADE.exposure : 1
    },
    draw: () => renderer.render(scene, camera),
    resize(width: number, height: number) {
      renderer.setSize(width, height, false)
      camera.aspect = width / height
      camera.updateProjectionMatrix()
      set.background.setAspect(width / height)
    },
    dispose() {
      sets.light.dispose()
      sets.dark?.dispose()
      light.dispose()
      renderer.dispose()
    },
  }
}

function createGradedBackground() {
  const background = createDarkBackground()
  const { middle, corner } = background.mesh.material.uniforms
  middle?.value.multiplyScalar(GRADE.middle)
  corner?.value.multiplyScalar(GRADE.corner)
  return background
}

/** A floor and its softboxes. */
const createSet = (
  environment: Pick<ReturnType<typeof createEnvironment>, 'texture' | 'dispose'>,
  background: ReturnType<typeof createBackground>,
) => ({
  environment,
  background,
  dispose() {
    environment.dispose()
    background.dispose()
  },
})

type StudioSet = ReturnType<typeof createSet>

export type LiveStudio = ReturnType<typeof createLiveStudio>
