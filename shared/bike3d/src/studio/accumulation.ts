import {
  FloatType,
  HalfFloatType,
  type IUniform,
  LinearFilter,
  LinearMipmapLinearFilter,
  NoBlending,
  ShaderMaterial,
  type TextureDataType,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

import { createFullScreenPass, FULL_SCREEN_VERTEX } from './full-screen.ts'

/**
 * The brightest value of a sample: without a limit, a single ray of a softbox reflected in a bolt would leave a bright
 * dot.
 */
const BRIGHTEST = 24

interface Size {
  width: number
  height: number
  /** The data type in which the mean is stored. */
  type?: TextureDataType
  /** Whether blurred copies of the mean are needed. */
  hasMipmaps?: boolean
}

/** Returns an accumulator for the mean of many drawings of the same size. */
export function createAccumulation(
  renderer: WebGLRenderer,
  { width, height, type = FloatType, hasMipmaps = false }: Size,
) {
  const sample = new WebGLRenderTarget(width, height, { type: HalfFloatType })
  const keep = () =>
    new WebGLRenderTarget(width, height, {
      type,
      depthBuffer: false,
      generateMipmaps: hasMipmaps,
      minFilter: hasMipmaps ? LinearMipmapLinearFilter : LinearFilter,
    })
  let mean = keep()
  let next = keep()
  let count = 0
  const uniforms = {
    sampled: { value: sample.texture },
    mean: { value: mean.texture },
    share: { value: 1 },
  }
  const pass = createFullScreenPass(mixing(uniforms))
  return {
    /** Draws into a separate target and adds the result to the mean. */
    add(draw: () => void) {
      renderer.setRenderTarget(sample)
      renderer.clear()
      draw()
      count += 1
      uniforms.mean.value = mean.texture
      uniforms.share.value = 1 / count
      renderer.setRenderTarget(next)
      pass.draw(renderer)
      ;[mean, next] = [next, mean]
      renderer.setRenderTarget(null)
    },
    /** Returns the mean so far, which the caller now owns; everything else is disposed of. */
    finish(): WebGLRenderTarget {
      sample.dispose()
      next.dispose()
      pass.dispose()
      return mean
    },
  }
}

const mixing = (uniforms: Record<string, IUniform>) =>
  new ShaderMaterial({
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
    uniforms,
    vertexShader: FULL_SCREEN_VERTEX,
    fragmentShader: `varying vec2 place; uniform sampler2D sampled, mean; uniform float share;
      void main() {
        vec4 drawn = texture2D( sampled, place );
        drawn.rgb = min( drawn.rgb, vec3( ${BRIGHTEST.toFixed(1)} ) );
        gl_FragColor = mix( texture2D( mean, place ), drawn, share );
      }`,
  })
