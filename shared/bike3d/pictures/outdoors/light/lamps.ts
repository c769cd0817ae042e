import { Color, type Group, Mesh, MeshBasicMaterial, SphereGeometry, Vector3 } from 'three'

/** How bright the lamps shine, and how large their filaments are, in millimetres. */
const LAMPS = {
  front: { colour: '#fff1d6', strength: 60, radius: 11 },
  rear: { colour: '#ff2413', strength: 26, radius: 9 },
} as const
/** The depth of a lamp, in millimetres: its lens is this near to its end. */
const DEPTH = 6

/** Returns the light in a bike's lamps, in its millimetres: in front of the foremost lens and behind the rearmost. */
export function lampsOf(bike: Group): Mesh[] {
  const points = bike.children
    .filter((child) => child.name === 'lights')
    .flatMap((child) => (child instanceof Mesh ? pointsOf(child) : []))
  if (points.length === 0) return []
  const foremost = Math.max(...points.map(({ x }) => x))
  const rearmost = Math.min(...points.map(({ x }) => x))
  return [
    lamp(middleOf(points.filter(({ x }) => x > foremost - DEPTH)), LAMPS.front),
    lamp(middleOf(points.filter(({ x }) => x < rearmost + DEPTH)), LAMPS.rear),
  ]
}

function pointsOf({ geometry }: Mesh): Vector3[] {
  const positions = geometry.getAttribute('position')
  return Array.from({ length: Math.ceil(positions.count / 8) }, (_, i) =>
    new Vector3().fromBufferAttribute(positions, i * 8),
  )
}

const middleOf = (points: Vector3[]) =>
  points.reduce((sum, point) => sum.add(point), new Vector3()).divideScalar(points.length)

function lamp(
  at: Vector3,
  { colour, strength, radius }: { colour: string; strength: number; radius: number },
) {
  const mesh = new Mesh(
    new SphereGeometry(radius, 20, 14),
    new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(strength) }),
  )
  mesh.position.copy(at)
  return mesh
}
