import {
  NoBlending,
  type PerspectiveCamera,
  type Scene,
  ShaderMaterial,
  type Texture,
  type WebGLRenderer,
} from 'three'

import { createAccumulation } from '../accumulation.ts'
import { DITHER } from '../dither.ts'
import { createFullScreenPass, FULL_SCREEN_VERTEX } from '../full-screen.ts'
import type { KeyLight } from '../key-light.ts'
import { halton, lightSample } from '../sampling.ts'
import { DOME_LIGHT, KEY_LIGHT, KEY_SHARE } from '../still.ts'

interface DrawnLayer {
  renderer: WebGLRenderer
  scene: Scene
  camera: PerspectiveCamera
  light: Pick<KeyLight, 'shine'>
  width: number
  height: number
  samples: number
}

/**
 * Draws a scene without a background as `drawStill` does, by the same samples. What no model covers stays transparent,
 * and an edge is as opaque as the share of samples that hit it.
 */
export function drawLayer({ renderer, scene, camera, light, width, height, samples }: DrawnLayer) {
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

/**
 * The mean's colours are multiplied by its alpha. Tone mapping needs them without, and the canvas with it again.
 */
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
        vec4 drawn = texture2D( mean, place );
        gl_FragColor = vec4( drawn.rgb / max( drawn.a, 0.001 ), 1.0 );
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
        gl_FragColor.rgb = clamp( gl_FragColor.rgb + dither() / 255.0, 0.0, 1.0 );
        gl_FragColor = vec4( gl_FragColor.rgb * drawn.a, drawn.a );
      }`,
  })
