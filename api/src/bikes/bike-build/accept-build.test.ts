import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import { ApiError } from '../../platform/http/errors.ts'
import { addBuildOrder, addOwnedBike, primeWith, SAMPLE_BUILDS } from '../../testing/bikes.ts'
import { acceptBuildFor } from '../../sales/cart/member-builds.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { acceptBuild, type BikeInput } from './accept-build.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedConfigurator(app.db)
})
afterAll(() => app.close())

const PRIME: BikeInput = { bike_slug: 'nireeka-prime', size_id: 12, color_id: 1, ral: [], part_ids: [] }
const HOMIE: BikeInput = { ...PRIME, bike_slug: 'nireeka-homie', size_id: 22 }
const NYX: BikeInput = { ...PRIME, bike_slug: 'nyx', size_id: 32 }

/** Returns the refused fields of a build with their error sentences. */
async function refusalOf(accepting: Promise<unknown>) {
  const error: unknown = await accepting.then(
    () => null,
    (refused: unknown) => refused,
  )
  if (!(error instanceof ApiError)) throw new Error(`This wasn’t refused: ${String(error)}`)
  return { status: error.statusCode, fields: error.fields }
}

test.each(SAMPLE_BUILDS)('$title can be built', async (sample) => {
  const slug = [PRIME, HOMIE, NYX][sample.bike_id - 1]?.bike_slug ?? ''
  const ral = sample.colour_id === 8 ? ['5024'] : []
  const { size_id, colour_id, part_ids } = sample
  const input = { bike_slug: slug, size_id, color_id: colour_id, ral, part_ids }
  expect(await acceptBuild(app.db, input)).toEqual({
    bike_id: sample.bike_id,
    size_id,
    colour_id,
    ral,
    part_ids: part_ids.toSorted((a, b) => a - b),
    order_bike_id: null,
  })
})

test('a build is kept in order, each part once, without the bike’s own', async () => {
  const { part_ids } = await acceptBuild(app.db, { ...PRIME, part_ids: [2001, 503, 105, 503, 301] })
  expect(part_ids).toEqual([105, 503, 2001])
})

test.each([{ mode: 'CNMX' }, {}])('%j is no mode, which is said in our words', async (body) => {
  const { token } = await app.member()
  const response = await app.call('/api/configurator/cart', { method: 'POST', as: token, body })
  expect(response.statusCode).toBe(422)
  expect(response.json().data).toEqual({ mode: ['This must be one of: CNM, CECM, CEOM, CEUM.'] })
})

const NO_PART = 'Not all of these parts are made for this bike.'

test.each([
  [
    'a bike that we don’t build',
    { ...PRIME, bike_slug: 'penny-farthing' },
    'bike_slug',
    'We don’t build this bike.',
  ],
  ['C10: a part of another bike', { ...PRIME, part_ids: [204] }, 'part_ids', NO_PART],
  ['a part that there isn’t', { ...PRIME, part_ids: [99_999] }, 'part_ids', NO_PART],
  [
    'C10: two parts in one place for one',
    { ...PRIME, part_ids: [402, 403] },
    'part_ids',
    'Drivetrain: only one of these can be built in.',
  ],
  [
    'a default beside what takes its place',
    { ...PRIME, part_ids: [401, 403] },
    'part_ids',
    'Drivetrain: only one of these can be built in.',
  ],
  ['C10: a required part that is missing', { ...PRIME, part_ids: [105] }, 'part_ids', /1000 W motor needs/],
  [
    'R2: the Homie’s stronger motor without brakes',
    { ...HOMIE, part_ids: [104] },
    'part_ids',
    /750 W motor needs/,
  ],
  ['R3: a basket on a carbon bar', { ...HOMIE, part_ids: [803, 2003] }, 'part_ids', /must not be clamped/],
  ['R5: two batteries in size S', { ...PRIME, size_id: 11, part_ids: [207] }, 'part_ids', /no room/],
  ['R7: theft cover without tracker and lock', { ...PRIME, part_ids: [2203] }, 'part_ids', /Theft cover/],
  [
    'a part that is sold out',
    { ...PRIME, part_ids: [605] },
    'part_ids',
    'Sold out at the moment: 130 mm air fork.',
  ],
  ['another bike’s size', { ...PRIME, size_id: 21 }, 'size_id', /isn’t built in this size/],
  [
    'a size that isn’t built this season',
    { ...NYX, size_id: 31, color_id: 8 },
    'size_id',
    /isn’t built in this size/,
  ],
  [
    'C10: a colour that this size doesn’t come in',
    { ...PRIME, size_id: 14 },
    'color_id',
    'This size isn’t built in this colour.',
  ],
  [
    'a colour that there isn’t',
    { ...PRIME, color_id: 11 },
    'color_id',
    'This size isn’t built in this colour.',
  ],
  ['one’s own colour without its code', { ...PRIME, color_id: 8 }, 'ral', 'Choose your RAL code.'],
  [
    'one’s own colour with two codes',
    { ...PRIME, color_id: 8, ral: ['5024', '9010'] },
    'ral',
    'Choose your RAL code.',
  ],
  [
    'two colours with one code',
    { ...PRIME, color_id: 9, ral: ['5024'] },
    'ral',
    'Choose both of your RAL codes.',
  ],
  [
    'a code that no paint has',
    { ...PRIME, color_id: 8, ral: ['1234'] },
    'ral',
    'We have no paint for RAL 1234.',
  ],
  ['a code for a colour of ours', { ...PRIME, ral: ['5024'] }, 'ral', 'This colour has no RAL code.'],
])('%s is refused at its field', async (_what, input, field, sentence) => {
  const { status, fields } = await refusalOf(acceptBuild(app.db, input))
  expect(status).toBe(422)
  expect(Object.keys(fields ?? {})).toEqual([field])
  expect(fields?.[field]?.join(' ')).toMatch(sentence)
})

test.each([
  ['45 km/h, whatever the rider’s country says', { ...PRIME, part_ids: [] }],
  ['theft cover with the frame lock', { ...PRIME, part_ids: [2103, 2203] }],
  ['two batteries in size M', { ...PRIME, part_ids: [207] }],
  ['two-tone with two codes', { ...PRIME, color_id: 9, ral: ['5024', '9010'] }],
  ['carbon weave, which has no code', { ...PRIME, color_id: 10 }],
])('%s is taken', async (_what, input) => {
  await expect(acceptBuild(app.db, input)).resolves.toMatchObject({
    ral: input.ral,
    part_ids: input.part_ids,
  })
})

/** Validates upgrades for a member's Prime that was built with the parts `owned`. */
const upgrade = async (part_ids: number[], { owned = [] as number[], size = 12 } = {}) => {
  const { id } = await app.member()
  const order_bike_id = await addOwnedBike(app, id, owned, size)
  return acceptBuild(app.db, { user_id: id, order_bike_id, part_ids })
}

describe('upgrades for a bike that is owned', () => {
  test('what is bought is kept with the bike’s own size and colour', async () => {
    expect(await upgrade([1102, 303])).toMatchObject({ size_id: 12, colour_id: 1, part_ids: [303, 1102] })
  })

  test('what the bike has already counts for the rules', async () => {
    expect(await upgrade([105], { owned: [503] })).toMatchObject({ part_ids: [105] })
    expect(await upgrade([2203], { owned: [2102] })).toMatchObject({ part_ids: [2203] })
  })

  test('what is wrong with the bike already stands in the way of nothing else', async () => {
    expect(await upgrade([1102], { owned: [207], size: 11 })).toMatchObject({ part_ids: [1102] })
  })

  test.each([
    ['nothing', [], [], 'Choose at least one upgrade.'],
    ['only what it has', [503], [503], 'All of these are on your bike already.'],
    ['what isn’t sold alone', [302], [], '2 A travel charger: this isn’t sold alone.'],
    ['a motor without its brakes', [105], [], /1000 W motor needs/],
    ['two motors’ worth of one place', [205, 207], [], 'Battery: only one of these can be built in.'],
  ])('%s is refused', async (_what, part_ids, owned, sentence) => {
    const { status, fields } = await refusalOf(upgrade(part_ids, { owned }))
    expect([status, Object.keys(fields ?? {})]).toEqual([422, ['part_ids']])
    expect(fields?.part_ids?.[0]).toMatch(sentence)
  })

  test('B14: somebody else’s bike is as if it didn’t exist', async () => {
    const [owner, other] = [await app.member(), await app.member()]
    const order_bike_id = await addOwnedBike(app, owner.id)
    const asked = { user_id: other.id, part_ids: [1102] }
    const theirs = await refusalOf(acceptBuild(app.db, { ...asked, order_bike_id }))
    const missing = await refusalOf(acceptBuild(app.db, { ...asked, order_bike_id: 99_999 }))
    expect(theirs).toEqual({ status: 404, fields: null })
    expect(theirs).toEqual(missing)
  })
})

test('what lies in a member’s own waiting order isn’t sold out for her', async () => {
  const { id } = await app.member()
  await addBuildOrder(app, id, [primeWith({ part_ids: [605] })])
  const input = { ...PRIME, part_ids: [605] }
  const at = new Date()
  await expect(acceptBuildFor(app.db, input, { userId: id, at })).resolves.toMatchObject({ part_ids: [605] })
  const later = { userId: id, at: new Date(at.getTime() + 3_600_000) }
  expect(await refusalOf(acceptBuildFor(app.db, input, later))).toMatchObject({ status: 422 })
})
