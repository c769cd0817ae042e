import { EMPTY_BUILD, performanceOf, priceOf } from '@nireeka/contracts/bike-build'
import { expect, test } from 'vitest'

import { toBuildableBike } from '../bike/bike.api.ts'
import { sampleBike } from '../sample-bike.ts'
import { upgradesStart } from './upgrades-start.ts'

const PERFORMANCE = { power: 0, max_speed: 0, practicality: 0, suspension: 0, range: 30, weight: 0 }

test('a part that isn’t offered any more is still on the bike, and what replaces it costs the difference', () => {
  const offered = toBuildableBike(sampleBike)
  const slot = offered.slots.find(({ choice }) => choice === 'single')!
  const upgrade = slot.parts.find(({ categoryId }) => categoryId === 3)!
  const former = {
    ...upgrade,
    id: 9999,
    cents: upgrade.cents - 100,
    isDefault: false,
    performance: PERFORMANCE,
  }
  const owned = {
    slug: offered.slug,
    sizeId: 12,
    colour: { id: 1, name: 'Graphite' },
    ral: [],
    partIds: [former.id],
    inCartIds: [],
    formerParts: [former],
  }
  const { bike } = upgradesStart(7, offered, owned, null)
  expect(performanceOf(bike, EMPTY_BUILD).range).toBe(offered.performance.range + PERFORMANCE.range)
  expect(priceOf(bike, { ...EMPTY_BUILD, partIds: [upgrade.id] }).totalCents).toBe(100)
})
