import { expect, test } from 'vitest'

import { seedShippingRates } from '../../../seed/shipping-rates.ts'
import { line } from '../money/test-data.ts'
import { shippingOffers } from '../money/shipping.ts'
import { snapshotOf } from '../../testing/snapshot.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { findCountry } from '../../catalogue/index.ts'
import { destinationIn } from './destination.ts'

test('a light cart costs what the country says, and express what its zone adds', async () => {
  const { db } = await useTestDatabase()
  const costs: Record<number, Array<string | number>> = {}
  for (const id of [222, 37, 80, 150, 73, 221, 14, 204, 220, 13, 999]) {
    const country = await findCountry(db, id)
    if (!country) throw new Error(`There is no country ${id}`)
    const offers = shippingOffers([line()], await destinationIn(db, country))
    costs[id] = offers.map(({ cents, days }) => `$${cents / 100} in ${days.min} to ${days.max} days`)
  }
  expect(costs).toEqual({
    222: ['$9 in 3 to 6 days', '$24 in 1 to 4 days'],
    37: ['$15 in 5 to 8 days', '$37 in 2 to 5 days'],
    80: ['$8 in 2 to 4 days', '$20 in 1 to 3 days'],
    150: ['$8 in 2 to 4 days', '$20 in 1 to 3 days'],
    73: ['$9 in 3 to 5 days', '$21 in 2 to 4 days'],
    221: ['$11 in 3 to 6 days', '$23 in 2 to 5 days'],
    14: ['$9 in 3 to 5 days', '$21 in 2 to 4 days'],
    204: ['$14 in 4 to 6 days', '$26 in 3 to 5 days'],
    220: ['$19 in 6 to 10 days', '$58 in 1 to 5 days'],
    13: ['$22 in 8 to 14 days', '$61 in 3 to 9 days'],
    999: [],
  })
})

test('a shop that has had its countries before gets its rates, and a second time nothing', async () => {
  const { db } = await useTestDatabase()
  const before = await snapshotOf(db)
  await seedShippingRates(db)
  expect(await snapshotOf(db)).toEqual(before)
  await db.deleteFrom('shipping_rates').execute()
  await db.updateTable('countries').set({ zone: 'home', free_shipping_from_cents: null }).execute()
  await seedShippingRates(db)
  expect(await snapshotOf(db)).toEqual(before)
})
