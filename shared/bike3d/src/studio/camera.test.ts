import { PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'

import { placeCamera } from './camera.ts'
import { VIEWS } from './views.ts'

const CORNERS = [-0.9, 0.9].flatMap((x) =>
  [0, 1.1].flatMap((y) => [-0.3, 0.3].map((z) => new Vector3(x, y, z))),
)

const seen = (camera: PerspectiveCamera) => {
  camera.updateMatrixWorld()
  return CORNERS.map((point) => point.clone().project(camera))
}

for (const [name, view] of Object.entries(VIEWS))
  test(`the whole model is in the picture from ${name}, and it fills most of it`, () => {
    const camera = new PerspectiveCamera()
    placeCamera(camera, view, CORNERS, 1.6)
    const reach = seen(camera).map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)))
    expect(Math.max(...reach)).toBeLessThan(1)
    expect(Math.max(...reach)).toBeGreaterThan(0.7)
  })

test('a shift moves the model in the picture by a part of its width', () => {
  const camera = new PerspectiveCamera()
  placeCamera(camera, VIEWS.side, CORNERS, 1.6)
  const before = seen(camera).map(({ x }) => x)
  placeCamera(camera, { ...VIEWS.side, shift: [0.25, 0] }, CORNERS, 1.6)
  const after = seen(camera).map(({ x }) => x)
  const moved = after.reduce((sum, x, i) => sum + x - (before[i] ?? 0), 0) / after.length
  expect(moved).toBeCloseTo(0.5, 1)
})
