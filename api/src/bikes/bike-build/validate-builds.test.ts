import { existsSync } from 'node:fs'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import data from '../../../seed/configurator.json' with { type: 'json' }
import { seedConfigurator } from '../../../seed/configurator.ts'
import { addBuildOrder, primeWith, SAMPLE_BUILDS } from '../../testing/bikes.ts'
import { pictureFile } from '../../testing/picture-file.ts'
import { setPartStock } from '../../testing/bike-shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { validateBuildsFor } from '../../sales/cart/member-builds.ts'
import type { StoredBuild } from './stored-build.ts'

const AT = new Date()
const GUEST = { userId: null, at: AT }
const BAR = 802

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedConfigurator(app.db)
})
afterAll(() => app.close())
beforeEach(() => setStock(4))

const setStock = (stock: number) => setPartStock(app, BAR, stock)

async function validate(
  build: StoredBuild,
  { count = 1, whose = GUEST as { userId: number | null; at: Date; speedLimit?: number } } = {},
) {
  const [validated] = await validateBuildsFor(app.db, [{ build, count }], whose)
  if (!validated) throw new Error('Nothing was validated')
  return validated
}

const sampleBuild = ({ bike_id, size_id, colour_id, part_ids }: (typeof SAMPLE_BUILDS)[number]) =>
  primeWith({ bike_id, size_id, colour_id, part_ids, ral: colour_id === 8 ? ['5024'] : [] })

test.each(SAMPLE_BUILDS)('$title costs what the catalogue says, and can be had', async (sample) => {
  const validated = await validate(sampleBuild(sample))
  expect(validated).toMatchObject({ unit_cents: sample.total_cents, problem: null, notice: null })
  expect(validated.colour?.cents).toBe(data.colours.find(({ id }) => id === sample.colour_id)?.price_cents)
  const bought = data.parts.filter(({ id, category_id }) => category_id === 3 && sample.part_ids.includes(id))
  expect(validated.upgrade_cents).toBe(bought.reduce((sum, { price_cents }) => sum + price_cents, 0))
})

describe('a build is called by what it is', () => {
  test.each([
    [primeWith({ colour_id: 5 }), 'Nireeka Prime, M, Midnight Pearl'],
    [primeWith({ colour_id: 8, ral: ['5024'] }), 'Nireeka Prime, M, RAL 5024'],
    [primeWith({ colour_id: 9, ral: ['5024', '9010'] }), 'Nireeka Prime, M, RAL 5024 and RAL 9010'],
  ])('%o', async (build, title) => {
    expect((await validate(build)).title).toBe(title)
  })

  test('and described by its chosen parts', async () => {
    const validated = await validate(primeWith({ part_ids: [303, 2004] }))
    expect(validated.description).toBe('6 A quick charger, Kickstand')
    expect((await validate(primeWith())).description).toBe('Standard parts')
  })

  test('and shown in its colour, in every colour that it is built in', async () => {
    const builds = data.availability.flatMap(({ size_id, colour_ids }) =>
      colour_ids.map((colour_id) => {
        const bike_id = data.sizes.find(({ id }) => id === size_id)?.bike_id ?? 0
        return { build: primeWith({ bike_id, size_id, colour_id }), count: 1 }
      }),
    )
    const images = new Set((await validateBuildsFor(app.db, builds, GUEST)).map(({ image }) => image))
    expect(images).toContain('/pictures/bikes/nireeka-homie-signal-red-front34.webp')
    const missing = [...images].filter((image) => !existsSync(pictureFile(image ?? '')))
    expect(missing).toEqual([])
    expect(images.size).toBeGreaterThan(20)
  })
})

describe('what has gone since a build was kept is told', () => {
  test.each([
    ['a bike', primeWith({ bike_id: 9 }), 'We don’t build this bike any more.'],
    [
      'a size',
      primeWith({ bike_id: 3, size_id: 31 }),
      'This bike isn’t built in size S at the moment. Please edit your build.',
    ],
    [
      'a colour of a size',
      primeWith({ size_id: 14 }),
      'Size XL isn’t built in Graphite any more. Please edit your build.',
    ],
    [
      'a part',
      primeWith({ part_ids: [208] }),
      'No longer offered: Range extender 360 Wh. Please edit your build.',
    ],
    [
      'a part that nobody knows',
      primeWith({ part_ids: [9999] }),
      'No longer offered: one of its parts. Please edit your build.',
    ],
    [
      'a code',
      primeWith({ colour_id: 8, ral: ['1234'] }),
      'One colour, your RAL code: please choose the RAL codes again. Please edit your build.',
    ],
    ['what fits', primeWith({ part_ids: [105] }), /^The 1000 W motor needs .* Please edit your build\.$/],
    [
      'two parts’ place',
      primeWith({ part_ids: [402, 403] }),
      'Two of its parts don’t go together any more. Please edit your build.',
    ],
  ])('%s', async (_what, build, notice) => {
    const validated = await validate(build)
    expect(validated).toMatchObject({ problem: 'gone', available: 0 })
    expect(validated.notice).toMatch(notice)
  })

  test('what has become the bike’s own costs nothing and changes nothing', async () => {
    const own = data.parts.find((part) => part.slot_id === 5 && part.default_bike_ids.includes(1))!
    expect(await validate(primeWith({ part_ids: [own.id] }))).toMatchObject({
      unit_cents: 449_000,
      problem: null,
      description: 'Standard parts',
    })
  })
})

const LIMITED =
  'Where you live, bikes may assist up to 25 km/h only. Choose the 25 km/h class to ride it on cycle paths.'

test.each([
  [25, [], LIMITED],
  [25, [1204], null],
  [45, [], null],
])('where the law lets a bike assist to %i km/h, parts %j are warned of: %s', async (...facts) => {
  const [speedLimit, part_ids, warning] = facts
  const whose = { ...GUEST, speedLimit }
  expect(await validate(primeWith({ part_ids }), { whose })).toMatchObject({ problem: null, warning })
})

describe('parts run out', () => {
  const withBar = primeWith({ part_ids: [BAR] })

  test.each([
    [4, 4, null, null],
    [4, 5, 'too_few', 'Swept comfort bar: only 4 left. Please reduce the quantity.'],
    [0, 1, 'sold_out', 'Sold out at the moment: Swept comfort bar.'],
  ])('%i left, %i wanted: %s', async (stock, count, problem, notice) => {
    await setStock(stock)
    expect(await validate(withBar, { count })).toMatchObject({ available: stock, problem, notice })
  })

  test('the builds of one cart share what is left: who comes first has it', async () => {
    const other = primeWith({ part_ids: [BAR, 2004] })
    const inputs = [
      { build: withBar, count: 3 },
      { build: primeWith(), count: 9 },
      { build: other, count: 2 },
      { build: other, count: 1 },
    ]
    const validated = await validateBuildsFor(app.db, inputs, GUEST)
    expect(validated.map(({ available, problem }) => [available, problem])).toEqual([
      [4, null],
      [99, null],
      [1, 'too_few'],
      [0, 'sold_out'],
    ])
  })

  test('what her own order holds that waits for its money is a member’s already, until it is over', async () => {
    await setStock(0)
    const [owner, other] = [await app.member(), await app.member()]
    await addBuildOrder(app, owner.id, [withBar], { expires_at: new Date(AT.getTime() + 60_000) })
    const hers = { userId: owner.id, at: AT }
    expect(await validate(withBar, { whose: hers })).toMatchObject({ available: 1, problem: null })
    expect((await validate(withBar, { whose: { userId: other.id, at: AT } })).problem).toBe('sold_out')
    const later = { ...hers, at: new Date(AT.getTime() + 61_000) }
    expect((await validate(withBar, { whose: later })).problem).toBe('sold_out')
  })
})
