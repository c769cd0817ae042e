import { expect, test } from 'vitest'

import { boundsOf } from '../testing/bounds-of.ts'
import { capsule, join, roundedBox, sphere } from './field.ts'
import { meshField } from './mesh-field.ts'
import { tubeField } from './tube-field.ts'

test('every vertex of a sphere is on its surface and looks outwards', () => {
  const geometry = meshField(sphere([10, 20, 0], 30), { min: [-40, -40, -40], max: [60, 70, 40], cell: 4 })
  const positions = geometry.getAttribute('position')
  const normals = geometry.getAttribute('normal')
  for (let i = 0; i < positions.count; i++) {
    const [x, y, z] = [positions.getX(i) - 10, positions.getY(i) - 20, positions.getZ(i)]
    expect(Math.hypot(x, y, z)).toBeCloseTo(30, 1)
    expect((x * normals.getX(i) + y * normals.getY(i) + z * normals.getZ(i)) / 30).toBeCloseTo(1, 1)
  }
})

test('faces turn their outside outwards', () => {
  const geometry = meshField(sphere([0, 0, 0], 20), { min: [-30, -30, -30], max: [30, 30, 30], cell: 3 })
  expect(volumeOf(geometry)).toBeCloseTo((4 / 3) * Math.PI * 20 ** 3, -3)
})

test('half a solid and its mirror make the same body as the whole', () => {
  const field = join([
    { field: roundedBox([0, 0, 0], [30, 20, 15], 5), k: 1 },
    { field: capsule([0, 0, 0], [60, 0, 0], 10), k: 8 },
  ])
  const bounds = { min: [-50, -40, -30] as const, max: [90, 40, 30] as const }
  const whole = meshField(field, { min: [...bounds.min], max: [...bounds.max], cell: 3 })
  const halves = meshField(field, { min: [...bounds.min], max: [...bounds.max], cell: 3, isHalf: true })
  expect(volumeOf(halves) / volumeOf(whole)).toBeCloseTo(1, 2)
  expect(boundsOf([halves]).min[2]).toBeCloseTo(-boundsOf([halves]).max[2], 3)
})

test('a tube has the half sizes it was given, in and across the middle plane', () => {
  const tube = tubeField({
    points: [
      [0, 0, 0],
      [100, 0, 0],
      [200, 0, 0],
    ],
    a: () => 20,
    b: () => 10,
  })
  expect(tube(100, 20, 0)).toBeCloseTo(0, 1)
  expect(tube(100, 0, 10)).toBeCloseTo(0, 1)
  expect(tube(100, 0, 0)).toBeLessThan(0)
  expect(tube(100, 60, 0)).toBeGreaterThan(30)
})

function volumeOf(geometry: ReturnType<typeof meshField>): number {
  const positions = geometry.getAttribute('position')
  const index = geometry.getIndex()
  let volume = 0
  for (let i = 0; i < (index?.count ?? 0); i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => {
      const vertex = index?.getX(i + k) ?? 0
      return [positions.getX(vertex), positions.getY(vertex), positions.getZ(vertex)]
    }) as [number[], number[], number[]]
    volume +=
      ((a[0] as number) * ((b[1] as number) * (c[2] as number) - (b[2] as number) * (c[1] as number)) +
        (a[1] as number) * ((b[2] as number) * (c[0] as number) - (b[0] as number) * (c[2] as number)) +
        (a[2] as number) * ((b[0] as number) * (c[1] as number) - (b[1] as number) * (c[0] as number))) /
      6
  }
  return volume
}
