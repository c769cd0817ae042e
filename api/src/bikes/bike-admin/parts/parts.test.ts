import { afterAll, beforeAll, expect, test } from 'vitest'

import { BIG_BATTERY, bikeShopper, PRIME, putBuild, QUICK_CHARGER } from '../../../testing/bike-shopping.ts'
import { addOwnedBike } from '../../../testing/bikes.ts'
import { type BikeOffice, openBikeOffice } from '../testing.ts'

let office: BikeOffice
beforeAll(async () => {
  office = await openBikeOffice()
})
afterAll(() => office.app.close())

const KICKSTAND = 2004
const FLAT_BAR = 801
const FILM = 2005

test.each([
  ['?search=mid-drive', [101, 102, 103, 104, 105]],
  ['?search=2004', [KICKSTAND]],
  ['?search=ki', [KICKSTAND]],
  ['?search=k&slot=20', [2002, KICKSTAND]],
  ['?slot=22', [2201, 2202, 2203]],
  ['?bike=3&slot=2', [203, 208]],
  ['?category=2&bike=2', [302, 802, 902, 1205]],
  ['?slot=2&sort=highest', [207, 208, 206, 204, 205, 203, 202, 201]],
  ['?slot=7&sort=slot_last', [703, 702, 701]],
  ['?search=%25', []],
])('parts%s are listed', async (query, ids) => {
  const { data } = (await office.get(`parts${query}`)).json()
  expect(data.items.map(({ id }: { id: number }) => id)).toEqual(ids)
  expect(data.total).toBe(ids.length)
})

test('a part stands with its slot, the bikes it fits, and the rules that name it', async () => {
  expect(await office.part(403)).toMatchObject({
    slot: { id: 4, title: 'Drivetrain' },
    category_id: 3,
    price: 790,
    is_published: true,
    bikes: [
      { id: 1, title: 'Nireeka Prime', is_default: false },
      { id: 2, title: 'Nireeka Homie', is_default: false },
    ],
    rules: [{ id: 4, sentence: 'Belt drive with 8-speed hub excludes 12-speed electronic.' }],
  })
})

test.each([
  [null, 401],
  [0, 403],
  [1, 403],
])('with is_admin %s nobody reads or writes parts: %i', async (flag, status) => {
  const as = flag === null ? '' : (await office.app.member(flag)).token
  expect((await office.get('parts', as)).statusCode).toBe(status)
  const answer = await office.send('parts/2004/publication', { is_published: false, version: 1 }, { as })
  expect(answer.statusCode).toBe(status)
})

test('an unpublished part can’t be chosen any more, and builds that have it say so', async () => {
  const { app } = office
  const member = await bikeShopper(app, { part_ids: [FILM] })
  const unpublished = await office.publish('parts', FILM, false)
  expect(unpublished.json().data).toMatchObject({ is_published: false })
  const offered = (await app.call('/api/configurator/1')).json().data.slots
  expect(JSON.stringify(offered)).not.toContain('Frame protection film')
  const refused = await putBuild(app, await app.member(), { mode: 'CNM', ...PRIME, part_ids: [FILM] })
  expect(refused.json().data).toEqual({ part_ids: ['Not all of these parts are made for this bike.'] })
  const { carts } = (await app.call('/api/cart', { as: member.token })).json().data
  expect(carts[0]).toMatchObject({
    problem: 'gone',
    notice: 'No longer offered: Frame protection film. Please edit your build.',
  })
  expect(await office.auditOf('part', FILM)).toMatchObject([
    { action: 'part.publish', before: { published: true }, after: { published: false } },
  ])
  await office.publish('parts', FILM, true)
  expect(JSON.stringify((await app.call('/api/cart', { as: member.token })).json())).not.toContain(
    'No longer',
  )
})

test('a bike that somebody owns keeps an unpublished part', async () => {
  const { app } = office
  const owner = await app.member()
  const id = await addOwnedBike(app, owner.id, [FILM])
  await office.publish('parts', FILM, false)
  const owned = await app.call(`/api/configurator/owned/${id}`, { as: owner.token })
  expect(owned.json().data).toMatchObject({
    part_ids: [FILM],
    former_parts: [{ id: FILM, title: 'Frame protection film', price: 59 }],
  })
  await office.publish('parts', FILM, true)
})

test('a default part can’t be unpublished: the bike couldn’t be sold as it comes', async () => {
  const answer = await office.publish('parts', FLAT_BAR, false, { accept_broken: true })
  expect(answer.json()).toMatchObject({ status: 409, error: 'breaks_bikes' })
  expect(answer.json().message).toBe(
    'Nireeka Prime needs one part that it comes with in the slot “Handlebar and stem”.',
  )
  expect(await office.part(FLAT_BAR)).toMatchObject({ is_published: true })
})

test('a part of a sample build is unpublished only when that is confirmed', async () => {
  const refused = await office.publish('parts', QUICK_CHARGER, false)
  expect(refused.json()).toMatchObject({ status: 409, error: 'breaks_samples' })
  expect(refused.json().message).toBe(
    'This breaks 2 sample builds: Prime commuter (No longer offered: 6 A quick charger.); Nyx max (No longer offered: 6 A quick charger.).',
  )
  expect(await office.auditOf('part', QUICK_CHARGER)).toEqual([])
  expect((await office.publish('parts', QUICK_CHARGER, false, { accept_broken: true })).statusCode).toBe(200)
  await office.publish('parts', QUICK_CHARGER, true)
})

test('another figure of a sample build’s part is told with what changes', async () => {
  const { performance } = await office.part(BIG_BATTERY)
  const answer = await office.editPart(BIG_BATTERY, {
    performance: { ...performance, range: 25, weight: 950 },
  })
  expect(answer.json().message).toBe(
    'This breaks a sample build: Prime commuter (Range 102 → 105 km, Weight 28.4 → 28.45 kg).',
  )
  expect((await office.part(BIG_BATTERY)).performance).toEqual(performance)
})
