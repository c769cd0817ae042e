import { expect, test } from 'vitest'

import { createTools } from '../tools.ts'
import { ACCESSORIES } from './index.ts'

/** The accessories with the most triangles; all others are far from the limit, as their live meshes show. */
const HEAVIEST = ['city-helmet', 'trail-helmet', 'commuter-backpack', 'child-seat', 'cleaning-kit']

test.each(ACCESSORIES.filter(({ name }) => HEAVIEST.includes(name)))(
  '$name takes at most 120,000 triangles in a still',
  ({ build }) => {
    const { meshes } = build(createTools('still'))
    const triangles = meshes.reduce((sum, { geometry }) => sum + (geometry.index?.count ?? 0) / 3, 0)
    expect(triangles).toBeLessThan(120_000)
  },
)
