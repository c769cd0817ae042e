import {
  BackSide,
  type BufferGeometry,
  Color,
  DoubleSide,
  type Material,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type WebGLRenderer,
} from 'three'

import type { V3 } from '../shapes/vectors.ts'
import { type Panel, PANELS } from './panels.ts'

const BLUR = 0.012
const NEAR = 0.1
const FAR = 30

/** The target of every panel: slightly above the ground in the middle of the studio. */
const MIDDLE: V3 = [0, 0.4, 0]

/** Returns the studio as an environment map, prefiltered once; the caller disposes of it. */
export function createEnvironment(renderer: WebGLRenderer) {
  const scene = new Scene()
  const meshes = [room(), ...PANELS.map(toMesh)]
  scene.add(...meshes)
  const generator = new PMREMGenerator(renderer)
  const target = generator.fromScene(scene, BLUR, NEAR, FAR)
  generator.dispose()
  for (const mesh of meshes) {
    mesh.geometry.dispose()
    mesh.material.dispose()
  }
  return { texture: target.texture, dispose: () => target.dispose() }
}

function toMesh({ at, width, height, light, tint }: Panel): Mesh<BufferGeometry, Material> {
  const color = new Color(tint ?? '#ffffff').multiplyScalar(light)
  const mesh = new Mesh(new PlaneGeometry(width, height), new MeshBasicMaterial({ color, side: DoubleSide }))
  mesh.position.set(...at)
  mesh.lookAt(...MIDDLE)
  return mesh
}

/** Returns the studio's room: dim walls, brighter overhead, and a floor that is brightest at the horizon. */
function room(): Mesh<BufferGeometry, Material> {
  const material = new ShaderMaterial({
    side: BackSide,
    vertexShader: `varying vec3 place;
      void main() { place = position; gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 ); }`,
    fragmentShader: `varying vec3 place;
      void main() {
        float up = normalize( place ).y;
        float light = up < -0.02 ? mix( 0.78, 0.5, smoothstep( -0.02, -0.8, up ) ) : mix( 0.3, 0.95, smoothstep( -0.5, 0.9, up ) );
        gl_FragColor = vec4( 0.62 * light * vec3( 1.0, 0.995, 0.985 ), 1.0 );
      }`,
  })
  return new Mesh(new SphereGeometry(10, 32, 24), material)
}
