import type { SampleBuildsData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type BikeOffice, openBikeOffice } from '../testing.ts'

let office: BikeOffice
beforeAll(async () => {
  office = await openBikeOffice()
})
afterAll(() => office.app.close())

test('a bike’s price is its product’s, too', async () => {
  const { version } = await office.bike(2)
  const refused = await office.send('bikes/2/prices', { version, price: 3090 })
  expect(refused.json()).toMatchObject({
    status: 409,
    error: 'breaks_samples',
    message: expect.stringMatching(
      /^This breaks a sample build: Homie family \(Price \$[\d,]+ → \$[\d,]+\)\.$/,
    ),
  })
  expect(await office.bike(2)).toMatchObject({ price: 2990, version })
  const answer = await office.send('bikes/2/prices', { version, price: 3090, accept_broken: true })
  expect(answer.json().data).toMatchObject({
    price: 3090,
    prices: { history: [{ old_price: 2990, price: 3090 }] },
  })
  const stale = await office.send('bikes/2/prices', { version, price: 3190 })
  expect(stale.json().error).toBe('stale_version')
  const product = await office.app.db
    .selectFrom('products')
    .select('price_cents')
    .where('id', '=', 9002)
    .executeTakeFirst()
  expect(product).toEqual({ price_cents: 309_000 })
  const samples = await office.read<SampleBuildsData>('sample-builds')
  expect(samples.items[2]).toMatchObject({
    title: 'Homie family',
    is_as_expected: false,
    actual: { price: 5141 },
    changes: ['Nireeka Homie: Price $2,990 → $3,090'],
  })
})

test('a planned price asks about no sample build', async () => {
  const { version, price } = await office.bike(1)
  const planned = { version, price: price + 500, begins_on: '2099-01-01' }
  expect((await office.send('bikes/1/prices', planned)).statusCode).toBe(200)
})

test('the price of a colour of sample builds asks about them', async () => {
  const { version, price } = await office.colour(5)
  const refused = await office.send('colours/5/prices', { version, price: price + 10 })
  expect(refused.json().error).toBe('breaks_samples')
  expect(await office.colour(5)).toMatchObject({ price, version })
  expect(await office.auditOf('colour', 5)).toEqual([])
})
