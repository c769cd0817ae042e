import { expect, test } from 'vitest'

import { measuresOf } from '../../src/bike/measures.ts'
import { frameField } from '../../src/bike/frame/frame-field.ts'
import { boundsOf } from '../../src/testing/bounds-of.ts'
import { createTools } from '../../src/tools.ts'
import { facing, sensorPlace, speedSensor } from './speed-sensor.ts'
import { SPOTS } from './spots.ts'

const homie = measuresOf('nireeka-homie', 'M')

test.each(SPOTS.map((spot) => [spot.name, spot] as const))(
  '%s is a close-up of a place on its bike, in a name of its own',
  (name, { subject, view, format }) => {
    expect(name).toMatch(/^spots\/[a-z-]+$/)
    expect(SPOTS.filter((other) => other.name === name)).toHaveLength(1)
    expect(format).toBe('card')
    expect(view.zoom).toBeGreaterThan(2)
    const [placed] = 'bikes' in subject ? subject.bikes : []
    const { rearAxle, frontAxle, wheelRadius, headTop } = measuresOf(placed!.bike, placed!.size)
    const [x, y, z] = view.target!
    expect(x).toBeGreaterThan(rearAxle[0] - wheelRadius)
    expect(x).toBeLessThan(frontAxle[0] + wheelRadius)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(headTop[1] + 200)
    expect(Math.abs(z)).toBeLessThan(330)
  },
)

test('the magnet passes the sensor at a gap at which the help says that it works', () => {
  const { magnet, sensor } = facing()
  expect(sensor - magnet).toBeGreaterThanOrEqual(3)
  expect(sensor - magnet).toBeLessThanOrEqual(8)
})

test('the sensor is fixed to the left chain stay, ahead of the brake disc', () => {
  const [x, y] = sensorPlace(homie)
  expect(x - homie.rearAxle[0]).toBeGreaterThan(110)
  const { sensor } = facing()
  // The frame's field is that of the right half; the left one mirrors it.
  expect(frameField(homie)(x, y - 16, sensor + 18)).toBeLessThan(0)
  const { max } = boundsOf(speedSensor(createTools('live'), homie).meshes.map(({ geometry }) => geometry))
  expect(max[2]).toBeLessThan(0)
})
