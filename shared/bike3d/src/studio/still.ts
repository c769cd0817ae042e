import {
  NoBlending,
  type PerspectiveCamera,
  type Scene,
  ShaderMaterial,
  type Texture,
  type WebGLRenderer,
} from 'three'

import { createAccumulation } from './accumulation.ts'
import { DITHER } from './dither.ts'
import { createFullScreenPass, FULL_SCREEN_VERTEX } from './full-screen.ts'
import type { KeyLight } from './key-light.ts'
import { halton, lightSample } from './sampling.ts'

interface Still {
  renderer: WebGLRenderer
  scene: Scene
  camera: PerspectiveCamera
  light: KeyLight
  width: number
  height: number
  samples: number
}

export const KEY_SHARE = 0.45
export const KEY_LIGHT = 2.9
export const DOME_LIGHT = 3.3

/**
 * Draws the mean of many samples, each with the camera moved by less than a pixel and another light: smooth edges,
 * soft shadows.
 */
export function drawStill({ renderer, scene, camera, light, width, height, samples }: Still) {
  renderer.setPixelRatio(1)
  renderer.setSize(width, height, false)
  const accumulation = createAccumulation(renderer, { width, height })
  for (let index = 0; index < samples; index++) {
    const { from, isKey } = lightSample(index, samples, KEY_SHARE)
    light.shine(from, isKey ? KEY_LIGHT / KEY_SHARE : DOME_LIGHT / (1 - KEY_SHARE))
    const [aside, up] = [halton(index + 1, 5) - 0.5, halton(index + 1, 7) - 0.5]
    camera.setViewOffset(width, height, aside, up, width, height)
    accumulation.add(() => renderer.render(scene, camera))
  }
  camera.clearViewOffset()
  const mean = accumulation.finish()
  const pass = createFullScreenPass(developing(mean.texture))
  pass.draw(renderer)
  pass.dispose()
  mean.dispose()
}

const developing = (mean: Texture) =>
  new ShaderMaterial({
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
    uniforms: { mean: { value: mean } },
    vertexShader: FULL_SCREEN_VERTEX,
    fragmentShader: `varying vec2 place; uniform sampler2D mean;
      ${DITHER}
      void main() {
        gl_FragColor = texture2D( mean, place );
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
        gl_FragColor.rgb += dither() / 255.0;
      }`,
  })
