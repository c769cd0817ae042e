import { afterAll, beforeAll, expect, test } from 'vitest'

import { bikeShopper } from '../../../testing/bike-shopping.ts'
import { type BikeOffice, openBikeOffice } from '../testing.ts'

let office: BikeOffice
beforeAll(async () => {
  office = await openBikeOffice()
})
afterAll(() => office.app.close())

const [CHALK, COPPER, GRAPHITE, ONE_COLOUR] = [2, 6, 1, 8]
const LIME = { name: 'Lime', type: 'Standard', swatch: '#A4C639', lead_days: 2 }

const edit = async (id: number, change: object) => {
  const { name, type, swatch, lead_days, version } = await office.colour(id)
  return office.send(`colours/${id}`, { name, type, swatch, lead_days, version, ...change })
}

test('colours are listed by type, with how many sizes come in them', async () => {
  const { data } = (await office.get('colours?type=Pearlized')).json()
  expect(data.items).toMatchObject([
    { id: 5, name: 'Midnight Pearl', price: 190, lead_days: 10, size_count: 7, is_published: true },
    { id: 6, size_count: 5 },
    { id: 7, size_count: 3 },
  ])
})

test('no size comes in an unpublished colour, and builds in it say so', async () => {
  const { app } = office
  const member = await bikeShopper(app, { color_id: COPPER })
  expect((await office.publish('colours', COPPER, false)).statusCode).toBe(200)
  const offered = (await app.call('/api/configurator/colors/available/1/12')).json()
  expect(JSON.stringify(offered)).not.toContain('Copper Pearl')
  expect((await app.call('/api/configurator/colors/get-date/1/12/6')).statusCode).toBe(404)
  const cart = (await app.call('/api/cart', { as: member.token })).json()
  expect(JSON.stringify(cart)).toContain('Size M isn’t built in Copper Pearl any more.')
  expect((await office.get('colours?published=no')).json().data.total).toBe(1)
  expect(await office.auditOf('colour', COPPER)).toMatchObject([
    { action: 'colour.publish', before: { published: true }, after: { published: false } },
  ])
})

test('a colour of a sample build goes, and its lead days change, only when that is confirmed', async () => {
  const gone = await office.publish('colours', GRAPHITE, false)
  expect(gone.json().message).toBe(
    'This breaks a sample build: Prime, all defaults (Size M isn’t built in Graphite any more.).',
  )
  const later = await edit(ONE_COLOUR, { lead_days: 33 })
  expect(later.json()).toMatchObject({
    error: 'breaks_samples',
    message: 'This breaks a sample build: Prime dual, 25 km/h (Lead time 49 days → 51 days).',
  })
})

test('a new colour is written once and isn’t offered before it is published', async () => {
  const made = (await office.send('colours', LIME, { key: 'a-new-colour' })).json().data
  const again = (await office.send('colours', LIME, { key: 'a-new-colour' })).json().data
  expect(made).toMatchObject({ ...LIME, id: 101, price: 0, ral_codes: 0, is_published: false })
  expect(again).toEqual(made)
  const { version, price } = made
  const priced = await office.send('colours/101/prices', { version, price: price + 90 })
  expect(priced.json().data).toMatchObject({ price: 90, prices: { history: [{ old_price: 0, price: 90 }] } })
})

test.each([
  ['no colour', CHALK, { swatch: null }],
  ['a colour in words', CHALK, { swatch: 'white' }],
  ['a colour where the rider chooses one', ONE_COLOUR, { swatch: '#FFFFFF' }],
])('%s is refused', async (_what, id, change) => {
  const answer = await edit(id, change)
  expect([answer.statusCode, Object.keys(answer.json().data)]).toEqual([422, ['swatch']])
})

test('of two who edit the same colour the second one is told', async () => {
  const { version } = await office.colour(CHALK)
  expect((await edit(CHALK, { name: 'Old Chalk' })).statusCode).toBe(200)
  expect((await edit(CHALK, { name: 'New Chalk', version })).json().error).toBe('stale_version')
  expect((await office.colour(CHALK)).name).toBe('Old Chalk')
})

test.each([
  [null, 401],
  [0, 403],
  [1, 403],
])('with is_admin %s nobody reads or writes colours: %i', async (flag, status) => {
  const as = flag === null ? '' : (await office.app.member(flag)).token
  const answers = [await office.get('colours', as), await office.send('colours', LIME, { as })]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status])
})
