import { DirectionalLight, Vector3 } from 'three'
import { expect, test } from 'vitest'

import { OUTDOOR_STILLS } from '../outdoor-stills.ts'
import { createDaylight } from './daylight.ts'
import { directionOf } from './sky.ts'

const MIDDLE = new Vector3(0, 1, 0)

for (const { name, daylight, lens, light: day } of OUTDOOR_STILLS) {
  test(`${name}: the open sky lights the side of the riders that the sun doesn't`, () => {
    const { parts, shine } = createDaylight(daylight, lens, MIDDLE)
    const [light] = parts.filter((part) => part instanceof DirectionalLight)
    if (!light) throw new Error('The sky has no light.')
    expect(light.castShadow).toBe(true)
    const places = Array.from({ length: 48 }, (_, index) => {
      shine(index)
      return light.position.clone().sub(MIDDLE)
    })
    for (const { y } of places) expect(y).toBeGreaterThan(0)
    const mean = places
      .reduce((sum, way) => sum.add(way), new Vector3())
      .setY(0)
      .normalize()
    expect(mean.dot(directionOf(day.sun).setY(0).normalize())).toBeLessThan(-0.5)
    expect(new Set(places.map((way) => way.toArray().join(' '))).size).toBe(48)
  })
}
