import { Mesh, OrthographicCamera, PlaneGeometry, type ShaderMaterial, type WebGLRenderer } from 'three'

export const FULL_SCREEN_VERTEX = `varying vec2 place;
void main() { place = uv; gl_Position = vec4( position.xy, 1.0, 1.0 ); }`

/**
 * Returns a pass over every pixel of the current target, with a material whose vertex shader is `FULL_SCREEN_VERTEX`.
 */
export function createFullScreenPass(material: ShaderMaterial) {
  const mesh = new Mesh(new PlaneGeometry(2, 2), material)
  mesh.frustumCulled = false
  const camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  return {
    draw: (renderer: WebGLRenderer) => renderer.render(mesh, camera),
    dispose() {
      mesh.geometry.dispose()
      material.dispose()
    },
  }
}
