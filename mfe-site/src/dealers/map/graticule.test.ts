import { expect, test } from 'vitest'

import { GRATICULE } from './graticule.ts'
import { MAP_WIDTH, project } from './projection.ts'

test('the equator and the prime meridian are among the lines', () => {
  const { x, y } = project({ latitude: 0, longitude: 0 })
  expect(GRATICULE).toContain(`M0 ${Math.round(y)}H${MAP_WIDTH}`)
  expect(GRATICULE).toMatch(new RegExp(`M${Math.round(x)} -\\d+V`))
})
