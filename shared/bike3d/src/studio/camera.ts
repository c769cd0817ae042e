import { type PerspectiveCamera, Vector3 } from 'three'

import { degrees } from '../shapes/vectors.ts'
import type { View } from './views.ts'

/** The largest share of the picture's width or height that the model takes. */
const FILL = 0.84
const MILLIMETRE = 0.001

/** Places the camera so that all points (metres) are in the picture. */
export function placeCamera(camera: PerspectiveCamera, view: View, points: Vector3[], aspect: number) {
  camera.fov = view.fieldOfView ?? 18
  camera.aspect = aspect
  const axes = axesOf(view)
  const upright = Math.tan(degrees(camera.fov) / 2)
  const seen = points.map(
    (point) => new Vector3(point.dot(axes.right), point.dot(axes.up), point.dot(axes.back)),
  )
  const middle = middleOf(seen)
  const target = view.target ? new Vector3(...view.target).multiplyScalar(MILLIMETRE) : inSpace(middle, axes)
  const whole = distanceFor(seen, middle, { x: upright * aspect * FILL, y: upright * FILL })
  const distance = whole / (view.zoom ?? 1)
  const radius = largest(seen, (point) => point.distanceTo(middle))
  camera.position.copy(target).addScaledVector(axes.back, distance)
  camera.up.copy(axes.up)
  camera.lookAt(target)
  const [x, y] = view.shift ?? [0, 0]
  camera.position
    .addScaledVector(axes.right, -x * 2 * upright * aspect * distance)
    .addScaledVector(axes.up, -y * 2 * upright * distance)
  camera.near = Math.max(whole * 0.01, distance - radius * 4)
  camera.far = distance + radius * 8
  camera.updateProjectionMatrix()
}

interface Axes {
  right: Vector3
  up: Vector3
  back: Vector3
}

function axesOf({ azimuth, elevation }: View): Axes {
  const [around, above] = [degrees(azimuth), degrees(elevation)]
  const back = new Vector3(
    Math.sin(around) * Math.cos(above),
    Math.sin(above),
    Math.cos(around) * Math.cos(above),
  )
  const right = new Vector3(Math.cos(around), 0, -Math.sin(around))
  return { right, up: new Vector3().crossVectors(back, right), back }
}

const inSpace = ({ x, y, z }: Vector3, { right, up, back }: Axes) =>
  new Vector3().addScaledVector(right, x).addScaledVector(up, y).addScaledVector(back, z)

function middleOf(points: Vector3[]): Vector3 {
  const low = new Vector3(Infinity, Infinity, Infinity)
  const high = new Vector3(-Infinity, -Infinity, -Infinity)
  for (const point of points) {
    low.min(point)
    high.max(point)
  }
  return low.add(high).multiplyScalar(0.5)
}

/** Returns the distance from the middle at which the outermost point just touches the picture's edge. */
const distanceFor = (points: Vector3[], middle: Vector3, frame: { x: number; y: number }) =>
  largest(
    points,
    ({ x, y, z }) =>
      z - middle.z + Math.max(Math.abs(x - middle.x) / frame.x, Math.abs(y - middle.y) / frame.y),
  )

/** Returns the largest of the points' figures. A set has more points than a function takes arguments. */
const largest = (points: Vector3[], figureOf: (point: Vector3) => number) =>
  points.reduce((most, point) => Math.max(most, figureOf(point)), -Infinity)
