import { describe, expect, test } from 'vitest'

import { BIKES } from '../../configuration/catalogue.ts'
import { boundsOfPiece, brokenIn, trianglesIn } from '../../testing/piece-numbers.ts'
import { planOf } from '../../testing/plan-of.ts'
import { buildSaddle } from './saddle.ts'
import { buildSeatpost } from './seatpost.ts'

describe.each(BIKES)('the seat of %s', (bike) => {
  test.each(['sport', 'gel', 'leather'] as const)('has a %s saddle, the same on both sides', (saddle) => {
    const piece = buildSaddle(planOf(bike, { saddle }))
    const { min, max } = boundsOfPiece(piece)
    expect(brokenIn(piece)).toBe(0)
    expect(min[2] + max[2]).toBeCloseTo(0, 1)
    expect(trianglesIn(piece)).toBeLessThan(9_000)
  })

  test.each([
    ['sport', true],
    ['gel', true],
    ['leather', false],
  ] as const)('has a %s saddle that is sewn: %s', (saddle, isSewn) => {
    const materials = buildSaddle(planOf(bike, { saddle })).meshes.map(({ material }) => material)
    expect(materials.includes('greyPlastic')).toBe(isSewn)
  })

  test.each(['rigid', 'suspension', 'dropper'] as const)(
    'has a %s post that reaches from the frame to the rails',
    (seatpost) => {
      const plan = planOf(bike, { seatpost })
      const post = boundsOfPiece(buildSeatpost(plan))
      const rails = boundsOfPiece(buildSaddle(plan), 'alloyDark')
      expect(brokenIn(buildSeatpost(plan))).toBe(0)
      expect(post.min[1]).toBeLessThan(plan.measures.seatTop[1])
      expect(post.max[1]).toBeGreaterThan(rails.min[1])
    },
  )
})
