import { expect, test } from 'vitest'

import { MAP_HEIGHT, MAP_WIDTH, project } from './projection.ts'

const at = (latitude: number, longitude: number) => project({ latitude, longitude })

test('what is shown fills the map from its north to its south and from cut to cut', () => {
  expect(at(78, -168.4)).toEqual({ x: expect.closeTo(0), y: 0 })
  expect(at(-57, -168.4001).x).toBeCloseTo(MAP_WIDTH, 1)
  expect(at(-57, 0).y).toBeCloseTo(MAP_HEIGHT, 0)
})

test('east is right and north is up', () => {
  const [berlin, paris, sydney] = [at(52.52, 13.41), at(48.86, 2.35), at(-33.87, 151.21)]
  expect(berlin.x).toBeGreaterThan(paris.x)
  expect(berlin.y).toBeLessThan(paris.y)
  expect(sydney.x).toBeGreaterThan(berlin.x)
  expect(sydney.y).toBeGreaterThan(MAP_HEIGHT / 2)
})

test('the meridians are evenly apart, and the date line is no edge', () => {
  expect(at(0, 180).x - at(0, 170).x).toBeCloseTo((10 / 360) * MAP_WIDTH)
  expect(at(0, -179).x - at(0, 179).x).toBeCloseTo((2 / 360) * MAP_WIDTH)
})
