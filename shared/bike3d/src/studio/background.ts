import { Color, Mesh, PlaneGeometry, ShaderMaterial } from 'three'

import { DITHER } from './dither.ts'
import { FULL_SCREEN_VERTEX } from './full-screen.ts'

/** Colours of the paper background: bright in the middle, darker towards the corners. */
export const PAPER = { middle: '#f4f2ee', corner: '#d6d2cb' } as const

/** Returns the paper background, which fills the picture in every view. */
export function createBackground() {
  const uniforms = {
    middle: { value: new Color(PAPER.middle) },
    corner: { value: new Color(PAPER.corner) },
    aspect: { value: 1.6 },
  }
  const material = new ShaderMaterial({
    depthTest: false,
    depthWrite: false,
    uniforms,
    vertexShader: FULL_SCREEN_VERTEX,
    fragmentShader: `varying vec2 place; uniform vec3 middle, corner; uniform float aspect;
      ${DITHER}
      void main() {
        vec2 off = place - vec2( 0.5, 0.52 );
        off.x *= min( aspect, 1.9 ) * 0.62;
        vec3 colour = mix( middle, corner, smoothstep( 0.12, 0.86, length( off ) ) );
        colour *= mix( 0.965, 1.0, smoothstep( 0.12, 0.5, place.y ) );
        gl_FragColor = vec4( colour, 1.0 );
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
        gl_FragColor.rgb += dither() / 255.0;
      }`,
  })
  const mesh = new Mesh(new PlaneGeometry(2, 2), material)
  mesh.frustumCulled = false
  mesh.renderOrder = -1000
  return {
    mesh,
    setAspect(aspect: number) {
      uniforms.aspect.value = aspect
    },
    dispose() {
      mesh.geometry.dispose()
      material.dispose()
    },
  }
}
