import { Box3, PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'

import { directionFor, frameBox, poseBetween, towards } from './framing.ts'

const bike = new Box3(new Vector3(-0.8, 0, -0.33), new Vector3(1, 1.1, 0.33))
const lens = { fov: 20, aspect: 1.6 }

test.each([
  ['the side', { azimuth: 0, elevation: 3 }],
  ['the front quarter', { azimuth: 38, elevation: 9 }],
  ['above', { azimuth: 120, elevation: 60 }],
])('from %s the whole bike is in the picture and reaches its edge', (_name, direction) => {
  const { position, target } = frameBox(bike, towards(direction), lens, 1)
  const camera = new PerspectiveCamera(lens.fov, lens.aspect, 0.1, 30)
  camera.position.copy(position)
  camera.lookAt(target)
  camera.updateMatrixWorld()
  const reach = [bike.min.x, bike.max.x].flatMap((x) =>
    [bike.min.y, bike.max.y].flatMap((y) =>
      [bike.min.z, bike.max.z].map((z) => {
        const seen = new Vector3(x, y, z).project(camera)
        return Math.max(Math.abs(seen.x), Math.abs(seen.y))
      }),
    ),
  )
  expect(Math.max(...reach)).toBeCloseTo(1, 5)
})

const at = (x: number, y: number, z: number) =>
  directionFor(new Box3().setFromCenterAndSize(new Vector3(x, y, z), new Vector3(0.1, 0.1, 0.1)), bike)

test('a piece is looked at from its own side and end of the bike, never from below', () => {
  expect(at(0.9, 0.5, 0)).toMatchObject({ azimuth: expect.closeTo(42.67, 1) })
  expect(at(-0.6, 0.3, 0.05).azimuth).toBeLessThan(0)
  expect(at(0.1, 0.3, -0.2).azimuth).toBe(180)
  expect(at(0.1, 0.02, 0).elevation).toBeGreaterThan(5)
})

test('the camera goes around what it looks at and keeps its distance', () => {
  const target = new Vector3(0, 0.5, 0)
  const pose = (azimuth: number) => ({
    target,
    position: target.clone().addScaledVector(towards({ azimuth, elevation: 10 }), 4),
  })
  const half = poseBetween(pose(170), pose(-170), 0.5)
  expect(half.position.distanceTo(target)).toBeCloseTo(4, 6)
  expect(half.position.z).toBeLessThan(-3.8)
  expect(poseBetween(pose(20), pose(70), 1).position.distanceTo(pose(70).position)).toBeLessThan(1e-6)
})
