import {
  BufferAttribute,
  BufferGeometry,
  DataTexture,
  InstancedMesh,
  LinearFilter,
  LinearMipmapLinearFilter,
  Matrix4,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  Quaternion,
  RepeatWrapping,
  Vector3,
} from 'three'

import { random } from './hills.ts'

/** A strip of ground along x: from and to in z, its height and length, all in metres. */
export interface Strip {
  from: number
  to: number
  y?: number
  length?: number
}

/** Returns a flat strip of ground. */
export function strip({ from, to, y = 0, length = 400 }: Strip, material: MeshStandardMaterial): Mesh {
  const geometry = new PlaneGeometry(length, to - from)
  const uv = geometry.getAttribute('uv')
  for (let i = 0; i < uv.count; i++) uv.setXY(i, uv.getX(i) * length, uv.getY(i) * (to - from))
  const mesh = new Mesh(geometry.rotateX(-Math.PI / 2).translate(0, y, (from + to) / 2), material)
  mesh.receiveShadow = true
  return mesh
}

const PIXELS = 512

/** Returns grain as a texture that repeats every metre: stones of several sizes, from 0.3 to 1. */
function grain(): DataTexture {
  const data = new Uint8Array(PIXELS * PIXELS * 4)
  for (let y = 0; y < PIXELS; y++)
    for (let x = 0; x < PIXELS; x++) {
      const fine = random(x * 1.13 + y * 977.3)
      const coarse = random(Math.floor(x / 4) * 7.7 + Math.floor(y / 4) * 311.9)
      data.fill(255 * (0.34 + 0.34 * fine + 0.28 * coarse), (y * PIXELS + x) * 4)
      data[(y * PIXELS + x) * 4 + 3] = 255
    }
  const texture = new DataTexture(data, PIXELS, PIXELS)
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.anisotropy = 8
  texture.needsUpdate = true
  return texture
}

/** Returns asphalt; the smoother it is, the wetter it looks. */
export function asphalt({ color = '#2b2c2e', roughness = 0.6 } = {}): MeshPhysicalMaterial {
  const texture = grain()
  return new MeshPhysicalMaterial({
    color,
    map: texture,
    roughness,
    roughnessMap: texture,
    bumpMap: texture,
    bumpScale: 1.8,
  })
}

/** Returns gravel: rough ground that doesn't mirror the sky. */
export function gravel(color: string): MeshStandardMaterial {
  const texture = grain()
  return new MeshStandardMaterial({ color, map: texture, roughness: 1, bumpMap: texture, bumpScale: 3 })
}

export const earth = (color: string) => new MeshStandardMaterial({ color, roughness: 1 })

/** A strip of grass: how many blades, how high in metres, and their colour. */
interface Grass extends Strip {
  count: number
  height: number
  color: string
  seed?: number
}

/** Returns grass that the sun shines through. */
export function grass({
  from,
  to,
  y = 0,
  length = 60,
  count,
  height,
  color,
  seed = 1,
}: Grass): InstancedMesh {
  const material = new MeshPhysicalMaterial({
    color,
    roughness: 0.7,
    side: 2,
    sheen: 1,
    sheenColor: '#f2c98a',
    sheenRoughness: 0.5,
  })
  const mesh = new InstancedMesh(blade(), material, count)
  const matrix = new Matrix4()
  for (let i = 0; i < count; i++) {
    const at = (k: number) => random(i * 1.37 + k * 19.1 + seed * 5.3)
    const tall =
      height * (0.35 + 0.65 * at(1)) * (0.6 + 0.4 * random(Math.floor(at(2) * length * 1.5) + seed))
    const turn = new Quaternion()
      .setFromAxisAngle(new Vector3(0, 1, 0), at(3) * Math.PI * 2)
      .multiply(new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), (at(4) - 0.5) * 0.7))
    matrix.compose(
      new Vector3((at(2) - 0.5) * length, y, from + at(5) * (to - from)),
      turn,
      new Vector3(0.006 + 0.006 * at(6), tall, tall),
    )
    mesh.setMatrixAt(i, matrix)
  }
  mesh.receiveShadow = false
  mesh.frustumCulled = false
  return mesh
}

/** Returns a blade of grass, 1 high, bent at its tip. */
function blade(): BufferGeometry {
  const rows = [
    [0, 1, 0],
    [0.4, 0.9, 0.04],
    [0.75, 0.6, 0.16],
    [1, 0, 0.34],
  ] as const
  const positions = rows.flatMap(([up, half, bend]) => [-half, up, bend, half, up, bend])
  const indices = [0, 1, 2, 1, 3, 2, 2, 3, 4, 3, 5, 4, 4, 5, 6]
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array((positions.length / 3) * 2), 2))
  geometry.setIndex(indices)
  geometry.computeVertexNormals()
  return geometry
}
