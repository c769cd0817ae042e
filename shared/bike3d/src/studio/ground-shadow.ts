import {
  HalfFloatType,
  FrontSide,
  type Group,
  Material,
  Mesh,
  type Object3D,
  OrthographicCamera,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  ShadowMaterial,
  type WebGLRenderer,
} from 'three'

import { createAccumulation } from './accumulation.ts'
import type { KeyLight } from './key-light.ts'
import { lightSample } from './sampling.ts'

/** The area of ground that the shadow covers: its middle and half its size, in metres. */
export interface Ground {
  x: number
  z: number
  halfX: number
  halfZ: number
}

interface Bake {
  renderer: WebGLRenderer
  scene: Scene
  model: Group
  light: KeyLight
  ground: Ground
  lights: number
}

const PIXELS = 1024
const KEY_SHARE = 0.34

/** Returns the soft shadow on the ground: the mean of many lights, drawn once per geometry from above. */
export function bakeGroundShadow({ renderer, scene, model, light, ground, lights }: Bake) {
  const longer = Math.max(ground.halfX, ground.halfZ)
  const size = {
    width: pixels(ground.halfX, longer),
    height: pixels(ground.halfZ, longer),
    type: HalfFloatType,
    hasMipmaps: true,
  }
  const accumulation = createAccumulation(renderer, size)
  const camera = cameraAbove(ground, longer)
  const floor = new Mesh(planeOf(ground, 2), new ShadowMaterial({ opacity: 1 }))
  floor.receiveShadow = true
  scene.add(floor)
  const restore = castWithFronts(model)
  light.forGround(true)
  for (let index = 0; index < lights; index++) {
    light.shine(lightSample(index, lights, KEY_SHARE).from, 1)
    accumulation.add(() => renderer.render(scene, camera))
  }
  light.forGround(false)
  restore()
  scene.remove(floor)
  floor.geometry.dispose()
  floor.material.dispose()
  return groundWith(accumulation.finish(), ground)
}

const pixels = (half: number, longer: number) => Math.max(64, Math.round((PIXELS * half) / longer))

/** Returns a camera so close above the ground that it sees nothing else. */
function cameraAbove({ x, z, halfX, halfZ }: Ground, longer: number) {
  const height = longer * 0.0002
  const camera = new OrthographicCamera(-halfX, halfX, halfZ, -halfZ, height * 0.1, height * 2)
  camera.position.set(x, height, z)
  camera.up.set(0, 0, -1)
  camera.lookAt(x, 0, z)
  camera.updateMatrixWorld()
  return camera
}

function planeOf({ x, z, halfX, halfZ }: Ground, times = 1) {
  return new PlaneGeometry(halfX * 2 * times, halfZ * 2 * times).rotateX(-Math.PI / 2).translate(x, 0, z)
}

/** Lets front faces cast shadows, too: with far sides only, light would leak in where the model touches the ground. */
function castWithFronts(model: Object3D) {
  const materials = new Set<Material>()
  model.traverse((child) => {
    if (child instanceof Mesh && child.material instanceof Material) materials.add(child.material)
  })
  for (const material of materials) material.shadowSide = FrontSide
  return () => {
    for (const material of materials) material.shadowSide = null
  }
}

/** GLSL: thin shade is taken from blurred copies, where the single lights can't be told apart; deep shade stays sharp. */
const SOFTENED = `float shadeAt( vec2 at ) {
  float sharp = texture2D( baked, at ).a;
  vec2 aside = 10.0 / vec2( textureSize( baked, 0 ) );
  float soft = 0.0;
  for ( int i = 0; i < 9; i ++ )
    soft += textureLod( baked, at + aside * vec2( float( i % 3 ) - 1.0, float( i / 3 ) - 1.0 ), 3.5 ).a / 9.0;
  return mix( soft, sharp, smoothstep( 0.12, 0.5, sharp ) );
}`

function groundWith(baked: ReturnType<ReturnType<typeof createAccumulation>['finish']>, ground: Ground) {
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    toneMapped: false,
    uniforms: { baked: { value: baked.texture } },
    vertexShader: `varying vec2 place;
      void main() { place = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 ); }`,
    fragmentShader: `varying vec2 place; uniform sampler2D baked;
      ${SOFTENED}
      void main() {
        vec2 off = abs( place - 0.5 ) * 2.0;
        float reach = pow( pow( off.x, 3.0 ) + pow( off.y, 3.0 ), 1.0 / 3.0 );
        float blocked = shadeAt( place );
        float shade = pow( blocked, 0.75 ) * ( 1.0 - smoothstep( 0.45, 0.98, reach ) );
        gl_FragColor = vec4( 0.011, 0.009, 0.007, 0.94 * shade );
        #include <colorspace_fragment>
      }`,
  })
  const mesh = new Mesh(planeOf(ground), material)
  mesh.renderOrder = -900
  return {
    mesh,
    dispose() {
      mesh.geometry.dispose()
      material.dispose()
      baked.dispose()
    },
  }
}

export type GroundShadow = ReturnType<typeof bakeGroundShadow>
