import { DataTexture, LinearFilter, Mesh, PlaneGeometry, RedFormat, ShaderMaterial } from 'three'

import { DITHER } from '../../studio/dither.ts'
import type { GroundShade } from '../model/ground-shade.ts'

/** The darkest shade of the ground, where no light reaches it, as in the stills. */
const DARKEST = 0.74

/** Returns the plane with the soft shadow under the live bike, from the worker's data. */
export function createLiveGround() {
  const uniforms = { shade: { value: null as DataTexture | null }, strength: { value: DARKEST } }
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    toneMapped: false,
    uniforms,
    vertexShader: `varying vec2 place;
      void main() { place = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 ); }`,
    // The background's noise, without which the soft shadow shows bands; where there is no shadow there is none.
    fragmentShader: `varying vec2 place; uniform sampler2D shade; uniform float strength;
      ${DITHER}
      void main() {
        float dark = strength * texture2D( shade, place ).r;
        dark -= dither() / 255.0 * smoothstep( 0.0, 0.01, dark );
        gl_FragColor = vec4( 0.011, 0.009, 0.007, dark );
        #include <colorspace_fragment>
      }`,
  })
  const mesh = new Mesh(new PlaneGeometry(1, 1).rotateX(-Math.PI / 2), material)
  mesh.renderOrder = -900
  return {
    mesh,
    show({ x, z, cell, columns, rows, values }: GroundShade) {
      uniforms.shade.value?.dispose()
      uniforms.shade.value = textureOf(values, columns, rows)
      const [width, depth] = [(columns * cell) / 1000, (rows * cell) / 1000]
      mesh.scale.set(width, 1, depth)
      mesh.position.set(x / 1000 + width / 2, 0, z / 1000 + depth / 2)
    },
    /** Fades the shadow out while pieces are moved apart in the air. */
    fade(share: number) {
      uniforms.strength.value = DARKEST * (1 - share)
    },
    dispose() {
      uniforms.shade.value?.dispose()
      mesh.geometry.dispose()
      material.dispose()
    },
  }
}

/**
 * Returns the shadow's texture with its rows reversed: the plane's texture coordinates start at the far edge, the rows
 * at the near one.
 */
function textureOf(values: Uint8Array, columns: number, rows: number): DataTexture {
  const turned = new Uint8Array(values.length)
  for (let row = 0; row < rows; row++)
    turned.set(values.subarray(row * columns, (row + 1) * columns), (rows - 1 - row) * columns)
  const texture = new DataTexture(turned, columns, rows, RedFormat)
  texture.magFilter = texture.minFilter = LinearFilter
  // Rows of one-byte texels aren't padded to four bytes.
  texture.unpackAlignment = 1
  texture.needsUpdate = true
  return texture
}
