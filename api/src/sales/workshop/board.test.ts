import type { WorkshopData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { BIG_MOTOR, BRAKES } from '../../testing/bike-shopping.ts'
import { readPdf } from '../../testing/pdf-text.ts'
import { setStock } from '../../testing/set-stock.ts'
import { openWorkshop, type Workshop } from './testing.ts'

const DAY_MS = 24 * 3_600_000
/** A Monday. */
const START = Date.parse('2026-03-02T10:00:00Z')
/** The motor that the Prime comes with. */
const PRIME_MOTOR = 102

let time = START
let shop: Workshop
const bikes: Record<'pearl' | 'plain' | 'homie' | 'request', number> = {
  pearl: 0,
  plain: 0,
  homie: 0,
  request: 0,
}
beforeAll(async () => {
  shop = await openWorkshop(() => new Date(time))
  const buy = async (change: object) => (await shop.bought(change)).bikes[0] ?? 0
  bikes.pearl = await buy({ color_id: 5, part_ids: [BIG_MOTOR, BRAKES] })
  bikes.plain = await buy({})
  bikes.homie = await buy({ bike_slug: 'nireeka-homie', size_id: 22 })
  bikes.request = await buy({ size_id: 11, color_id: 9, ral: ['5024', '3020'] })
})
afterAll(() => shop.app.close())

/** Logs in an admin this long after the orders, as sessions don't last that long; the clock goes back afterwards. */
async function after<T>(ms: number, look: (as: string) => Promise<T>): Promise<T> {
  time = START + ms
  try {
    return await look((await shop.app.member(9)).token)
  } finally {
    time = START
  }
}

const list = async (query = '', as = shop.admin.token): Promise<WorkshopData> =>
  (await shop.get(`bikes?stage=to_build${query}`, as)).json().data
const namesOf = ({ items }: WorkshopData) =>
  items.map(({ id }) => Object.entries(bikes).find(([, bike]) => bike === id)?.[0])

const built = async (as: string) => namesOf((await shop.get('bikes?stage=built', as)).json().data)

test('bikes promised first come first, those on request last', async () => {
  const page = await list()
  expect(namesOf(page)).toEqual(['homie', 'plain', 'pearl', 'request'])
  expect(page).toMatchObject({ total: 4, page: 1, per_page: 30 })
  expect(page.items.map(({ promised_on, days_left }) => [promised_on, days_left])).toEqual([
    ['2026-03-18', 16],
    ['2026-03-26', 24],
    ['2026-04-09', 38],
    [null, null],
  ])
})

test('a card has what the workshop needs to know', async () => {
  const [card] = (await list('&model=1')).items.slice(1)
  expect(card).toMatchObject({
    id: bikes.pearl,
    stage: 'to_build',
    next_stages: ['in_production'],
    order: { status: 'paid', bikes: 1, built: 0 },
    customer: 'Rita',
    bike: { id: 1, title: 'Nireeka Prime' },
    size: 'M',
    colour: { name: 'Midnight Pearl', swatch: '#1B2A4A', ral: [] },
    serial_number: null,
    short_parts: [],
  })
  const request = await shop.cardOf(bikes.request)
  expect(request.colour).toMatchObject({ swatch: null, ral: ['5024', '3020'] })
})

test('its parts are those it comes with, and in their slots those that were chosen', async () => {
  const { parts } = (await shop.get(`bikes/${bikes.pearl}`)).json().data
  expect(parts[0]).toEqual({ slot: 'Motor', title: '1000 W mid-drive, 160 Nm', is_standard: false })
  expect(parts.filter(({ slot }: { slot: string }) => slot === 'Motor')).toHaveLength(1)
  expect(parts).toContainEqual(expect.objectContaining({ slot: 'Battery', is_standard: true }))
})

test('a part that the bike isn’t offered with any more stays on its list', async () => {
  await shop.app.db.deleteFrom('bike_parts').where('part_id', '=', BIG_MOTOR).execute()
  const { parts } = (await shop.get(`bikes/${bikes.pearl}`)).json().data
  expect(parts).toContainEqual({ slot: 'Motor', title: '1000 W mid-drive, 160 Nm', is_standard: false })
  await shop.app.db
    .insertInto('bike_parts')
    .values({ bike_id: 1, part_id: BIG_MOTOR, is_default: false })
    .execute()
})

test('filters narrow the list and the counts', async () => {
  const { number } = (await shop.cardOf(bikes.homie)).order
  expect(namesOf(await list(`&search=${number}`))).toEqual(['homie'])
  expect(namesOf(await list(`&search=${number.slice(3)}`))).toEqual(['homie'])
  expect(namesOf(await list('&search=%25'))).toEqual([])
  expect(namesOf(await list('&model=2'))).toEqual(['homie'])
  expect(namesOf(await list('&concern=late'))).toEqual([])
  await after(9 * DAY_MS, async (as) => {
    expect(namesOf(await list('&concern=this_week', as))).toEqual([])
  })
  await after(10 * DAY_MS, async (as) => {
    const soon = await list('&concern=this_week', as)
    expect(namesOf(soon)).toEqual(['homie'])
    expect(soon.items[0]?.days_left).toBe(6)
  })
  await after(17 * DAY_MS, async (as) => {
    expect(namesOf(await list('&concern=this_week', as))).toEqual([])
    const late = await list('&concern=late', as)
    expect(namesOf(late)).toEqual(['homie'])
    expect(late.items[0]?.days_left).toBe(-1)
    const counts = (await shop.get('counts?concern=late', as)).json().data
    expect(counts.counts).toEqual([{ stage: 'to_build', count: 1 }])
    expect(counts.models).toContainEqual({ id: 3, title: 'Nireeka Nyx' })
  })
})

test('short are counted standard parts, for the bikes promised last; chosen ones were taken with the order', async () => {
  const part = { kind: 'part', id: PRIME_MOTOR } as const
  async function set(stock: number | null, restock_on: Date | null) {
    await setStock(shop.app.db, part, stock)
    await shop.app.db.updateTable('parts').set({ restock_on }).where('id', '=', PRIME_MOTOR).execute()
  }
  await set(1, null)
  expect(namesOf(await list('&concern=short'))).toEqual(['request'])
  const shortage = {
    part_id: PRIME_MOTOR,
    title: '750 W mid-drive, 120 Nm',
    slot: 'Motor',
    needed: 2,
    in_stock: 1,
    back_on: null,
    short: 1,
  }
  const shortages = async () => (await shop.get('shortages')).json().data
  expect(await shortages()).toMatchObject([{ ...shortage, bikes: [{ id: bikes.request }] }])
  await set(0, new Date('2026-03-26T00:00:00Z'))
  expect((await shop.cardOf(bikes.plain)).short_parts).toEqual([])
  await set(0, new Date('2026-03-27T00:00:00Z'))
  expect(await shop.cardOf(bikes.plain)).toMatchObject({ short_parts: ['750 W mid-drive, 120 Nm'] })
  expect(await shortages()).toMatchObject([{ short: 1, in_stock: 0, back_on: '2026-03-27' }])
  await set(null, null)
  expect(await shortages()).toEqual([])
})

test('build sheets have a page for each bike, with its parts and room for a serial number', async () => {
  const answer = await shop.get(`build-sheets?bikes=${bikes.pearl},${bikes.homie}`)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const pages = readPdf(answer.rawPayload)
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('Nireeka Prime')
  expect(pages[0]).toContain('1000 W mid-drive, 160 Nm')
  expect(pages[0]).toContain('Chosen by the customer')
  expect(pages[0]).toContain('Midnight Pearl')
  expect(pages[0]).toContain('Serial number')
  expect(pages[1]).toContain('Nireeka Homie')
  expect((await shop.get(`build-sheets?bikes=${bikes.pearl},999999`)).statusCode).toBe(404)
  for (const ids of ['', '0', '1,', 'x', Array.from({ length: 51 }, () => 1).join(',')]) {
    expect((await shop.get(`build-sheets?bikes=${ids}`)).statusCode).toBe(422)
  }
})

test('built bikes stay for a week after their order was ready', async () => {
  for (const to of ['in_production', 'quality_check', 'built'] as const) await shop.move(bikes.homie, to)
  expect(await after(7 * DAY_MS, built)).toEqual(['homie'])
  expect(await after(7 * DAY_MS + 1000, built)).toEqual([])
})

test.each([
  [null, 401],
  [0, 403],
  [1, 403],
  [9, 200],
])('with is_admin %s the board answers %i', async (flag, status) => {
  const as = flag === null ? undefined : (await shop.app.member(flag)).token
  const paths = ['bikes?stage=to_build', 'counts', 'shortages', `bikes/${bikes.plain}`]
  for (const path of [...paths, `build-sheets?bikes=${bikes.plain}`]) {
    expect((await shop.app.call(`/api/backoffice/workshop/${path}`, { as })).statusCode).toBe(status)
  }
})
