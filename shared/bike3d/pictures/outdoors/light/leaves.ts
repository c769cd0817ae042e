import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  InstancedMesh,
  type Matrix4,
  MeshPhysicalMaterial,
} from 'three'

/** A spray of leaves: how many pairs, how far its tip hangs below its foot, and its half width; it is 1 long. */
interface Spray {
  pairs: number
  droop: number
  width: number
}

/** Returns a spray of leaves along x: pairs of narrow leaves on a stalk that rises and bends down to its tip. */
export function spray({ pairs, droop, width }: Spray): BufferGeometry {
  const height = (along: number) => 0.34 * along - (0.34 + droop) * along ** 2
  const stalk = [0, 0.5].flatMap((from) => {
    const to = from + 0.5
    return [from, height(from), -0.008, from, height(from), 0.008, to, height(to), 0]
  })
  const blades = Array.from({ length: pairs * 2 }, (_, i) => {
    const side = i % 2 === 0 ? 1 : -1
    const along = 0.08 + (0.92 * Math.floor(i / 2)) / pairs
    const long = width * Math.sin(Math.PI * Math.min(1, 0.18 + 0.86 * along)) ** 0.7
    const half = 0.34 / pairs
    const tip = [along + long * 0.5, height(along) - long * 0.22, side * long]
    return [along - half, height(along), 0, along + half, height(along + half), 0, ...tip]
  }).flat()
  const geometry = new BufferGeometry()
  const positions = new Float32Array([...stalk, ...blades])
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array((positions.length / 3) * 2), 2))
  geometry.computeVertexNormals()
  return geometry
}

/** Returns one spray in many places, as leaves that light shines through. */
export function leaves(shape: Spray, places: Matrix4[], color: string): InstancedMesh {
  const material = new MeshPhysicalMaterial({
    color,
    roughness: 0.75,
    side: DoubleSide,
    sheen: 1,
    sheenColor: '#e8d692',
    sheenRoughness: 0.5,
  })
  const mesh = new InstancedMesh(spray(shape), material, places.length)
  for (const [i, place] of places.entries()) mesh.setMatrixAt(i, place)
  mesh.frustumCulled = false
  return mesh
}
