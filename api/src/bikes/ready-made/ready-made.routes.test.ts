import { existsSync } from 'node:fs'

import type { ReadyMadeBuildData } from '@nireeka/contracts/api'
import { afterAll, beforeEach, expect, test } from 'vitest'

import { seedReadyMade } from '../../../seed/ready-made.ts'
import { seedBikes, setPartStock } from '../../testing/bike-shopping.ts'
import { pictureFile } from '../../testing/picture-file.ts'
import { openRider } from '../../testing/rider.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeEach(async () => {
  await app?.close()
  app = await openTestApp()
  await seedBikes(app.db)
  await seedReadyMade(app.db)
})
afterAll(() => app.close())

async function builds(): Promise<ReadyMadeBuildData[]> {
  const response = await app.call('/api/configurator/ready-made')
  expect(response.statusCode).toBe(200)
  return response.json().data.builds
}
const names = async () => (await builds()).map(({ name }) => name)

test('each bike has one build to start from, with its colour, parts, sizes and figures, even seeded twice', async () => {
  await seedReadyMade(app.db)
  const [prime, homie, nyx, ...others] = await builds()
  expect(others).toEqual([])
  expect(prime).toMatchObject({
    name: 'Long way home',
    sizes: ['S', 'M', 'L'],
    price: 5177,
    range: 112,
    weight: 24_800,
  })
  expect(homie).toEqual({
    bike_slug: 'nireeka-homie',
    title: 'Nireeka Homie',
    name: 'School run',
    text: expect.stringContaining('child seat'),
    image: '/pictures/bikes/nireeka-homie-signal-red-front34.webp',
    color: { id: 4, name: 'Signal Red' },
    part_ids: [204, 503, 702, 2001, 2002, 2004, 2101, 2103],
    parts: expect.arrayContaining(['Rear rack, 25 kg', 'Frame lock']),
    sizes: ['S', 'M'],
    price: 4064,
    range: 104,
    weight: 23_900,
  })
  expect(nyx).toMatchObject({ name: 'Fast commute', sizes: ['M'], price: 4406, range: 105 })
})

test('each has a picture that exists, and comes to the price at which a member saves it', async () => {
  const { saved } = await openRider(app)
  const sizeIds = { 'nireeka-prime': 12, 'nireeka-homie': 22, nyx: 32 }
  for (const { bike_slug, color, part_ids, price, image } of await builds()) {
    expect(existsSync(pictureFile(image))).toBe(true)
    const size_id = sizeIds[bike_slug as keyof typeof sizeIds]
    const kept = await saved({ bike_slug, size_id, color_id: color.id, part_ids })
    expect(kept).toMatchObject({ price, image, notice: null })
  }
})

test('its colour costs nothing, so that the configurator shows the same price before a size is chosen', async () => {
  const paid = app.db.selectFrom('ready_made_builds as build').innerJoin('colours', 'colours.id', 'colour_id')
  expect(await paid.where('price_cents', '>', 0).select('build.title').execute()).toEqual([])
})

test('a build with a sold-out part is left out until the part is back', async () => {
  await setPartStock(app, 2103, 0)
  expect(await names()).toEqual(['Long way home', 'Fast commute'])
  await setPartStock(app, 2103, 5)
  expect(await names()).toEqual(['Long way home', 'School run', 'Fast commute'])
})

test('a price that changes changes the build’s price', async () => {
  await app.db.updateTable('parts').set({ price_cents: 10_000 }).where('id', '=', 2103).execute()
  expect((await builds())[1]?.price).toBe(4105)
})

test('a size that isn’t built in the colour any more isn’t named; without any, the build is left out', async () => {
  const offers = app.db.deleteFrom('size_colours').where('colour_id', '=', 4)
  await offers.where('size_id', '=', 21).execute()
  expect((await builds())[1]?.sizes).toEqual(['M'])
  await offers.execute()
  expect(await names()).toEqual(['Long way home', 'Fast commute'])
})

test('a size that its parts don’t fit isn’t named', async () => {
  await app.db
    .updateTable('ready_made_builds')
    .set({ part_ids: [207] })
    .where('bike_id', '=', 1)
    .execute()
  expect((await builds())[0]?.sizes).toEqual(['M', 'L'])
})

test.each([
  ['a part that is no longer offered', { part_ids: [105] }],
  ['parts that don’t go together', { part_ids: [803, 2003] }],
  ['a colour that asks for a RAL code', { colour_id: 8 }],
])('a build with %s is left out', async (_case, change) => {
  await app.db.updateTable('ready_made_builds').set(change).where('bike_id', '=', 2).execute()
  expect(await names()).toEqual(['Long way home', 'Fast commute'])
})

test('the build of a bike that isn’t sold is left out', async () => {
  await app.db.updateTable('bikes').set({ published: false }).where('id', '=', 3).execute()
  expect(await names()).toEqual(['Long way home', 'School run'])
})
