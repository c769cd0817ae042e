import { Color, Mesh, PlaneGeometry, ShaderMaterial } from 'three'

import { DITHER } from '../dither.ts'
import { FULL_SCREEN_VERTEX } from '../full-screen.ts'

/** Graphite: lit where the bike stands, almost the page's dark surface in the corners. */
const GRAPHITE = { middle: '#676865', corner: '#2d2e2d' } as const

/** Returns the dark studio's background, which fills the picture in every view. */
export function createDarkBackground() {
  const uniforms = {
    middle: { value: new Color(GRAPHITE.middle) },
    corner: { value: new Color(GRAPHITE.corner) },
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
        vec2 off = place - vec2( 0.5, 0.4 );
        off.x *= min( aspect, 1.9 ) * 0.5;
        vec3 colour = mix( middle, corner, smoothstep( 0.0, 0.72, length( off ) ) );
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
