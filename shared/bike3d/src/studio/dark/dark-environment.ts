import {
  BackSide,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type WebGLRenderer,
} from 'three'

import type { Panel } from '../panels.ts'
import { DARK_PANELS } from './dark-panels.ts'

/** The light of the walls, floor and ceiling, which keeps what no softbox reaches from being black. */
const ROOM = 0.2

/** Returns the dark studio as an environment map; the caller disposes of it. */
export function createDarkEnvironment(renderer: WebGLRenderer) {
  const scene = new Scene()
  const meshes = [room(), ...DARK_PANELS.map(toMesh)]
  scene.add(...meshes)
  const generator = new PMREMGenerator(renderer)
  const target = generator.fromScene(scene, 0.012, 0.1, 30)
  generator.dispose()
  for (const mesh of meshes) {
    mesh.geometry.dispose()
    mesh.material.dispose()
  }
  return { texture: target.texture, dispose: () => target.dispose() }
}

function toMesh({ at, width, height, light, tint = '#ffffff' }: Panel) {
  const color = new Color(tint).multiplyScalar(light)
  const mesh = new Mesh(new PlaneGeometry(width, height), new MeshBasicMaterial({ color, side: DoubleSide }))
  mesh.position.set(...at)
  mesh.lookAt(0, 0.4, 0)
  return mesh
}

const room = () =>
  new Mesh(
    new SphereGeometry(10, 32, 24),
    new MeshBasicMaterial({ color: new Color(ROOM, ROOM, ROOM), side: BackSide }),
  )
