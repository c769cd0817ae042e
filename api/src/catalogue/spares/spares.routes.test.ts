import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import { seedSpares } from '../../../seed/spares.ts'
import { moveStock } from '../stock/move-stock.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedConfigurator(app.db)
  await seedSpares(app.db)
})
afterAll(() => app.close())

interface Hit {
  number: string
  title: string
}
const get = async (path: string) => (await app.call(`/api/spares${path}`)).json().data
const search = (q: string) => get(`/search?q=${encodeURIComponent(q)}`)
const numbers = (data: { items: Hit[] }) => data.items.map(({ number }) => number)

test('sixteen families say how many spares they hold, and show one of them', async () => {
  const { families } = await get('')
  expect(families).toHaveLength(16)
  for (const { count, image } of families) {
    expect(count).toBeGreaterThan(0)
    expect(image).toMatch(/^\/pictures\/spares\/.+\.webp$/)
  }
})

test('a family has the picture that was chosen for it, or else that of its first part', async () => {
  const pictureOf = async (wanted: string) =>
    (await get('')).families.find(({ code }: { code: string }) => code === wanted).image
  expect(await pictureOf('BRK')).toBe('/pictures/spares/brake-complete-2-piston.webp')
  const { items } = await get('/search?family=BRK')
  await app.db.updateTable('spare_families').set({ image: null }).where('code', '=', 'BRK').execute()
  expect(await pictureOf('BRK')).toBe(items.find(({ image }: { image: string | null }) => image).image)
})

test.each(['NK-P-BRK-101', 'nk-p-brk-101', 'NKPBRK101', 'brk 101', 'BRK101'])(
  'the part number %s is found however it is written',
  async (q) => {
    expect(numbers(await search(q))).toContain('NK-P-BRK-101')
  },
)

test('the number with all its pieces finds one spare', async () => {
  expect(numbers(await search('NK-P-BRK-101'))).toEqual(['NK-P-BRK-101'])
})

test.each(['brake pad', 'brak pad', 'brake pads', 'braek pads'])('%s finds the brake pads', async (q) => {
  const found = await search(q)
  expect(found.items.length).toBeGreaterThan(2)
  expect(found.items[0].title).toMatch(/^Brake pad set/)
  expect(found.items.every(({ family }: { family: { code: string } }) => family.code === 'BRK')).toBe(true)
})

test('a mended word is told', async () => {
  expect((await search('derailer hangar')).corrected).toBe('derailleur hanger')
  expect((await search('derailleur hanger')).corrected).toBeNull()
})

test('a family and a bike find their spares', async () => {
  const { items } = await search('suspension nyx')
  expect(items.map(({ title }: Hit) => title)).toContain('Seal kit, 40 mm gravel fork')
  for (const { fits } of items as Array<{ fits: string[] }>)
    expect(fits.some((bike) => bike === 'Nireeka Nyx' || bike === 'All Nireeka bikes')).toBe(true)
  const families = items.map(({ family }: { family: { code: string } }) => family.code)
  // The fork itself is a part of the frame.
  expect(new Set(families)).toEqual(new Set(['SUS', 'FRM']))
})

test('an old number leads to the part that takes its place', async () => {
  const found = await search('NKPBAT102')
  expect(numbers(found).toSorted()).toEqual(['NK-P-BAT-102', 'NK-P-BAT-103'])
  const old = found.items.find(({ number }: Hit) => number === 'NK-P-BAT-102')
  expect(old).toMatchObject({ availability: 'out_of_stock', superseded_by: { number: 'NK-P-BAT-103' } })
})

test('a spare that is no longer made says so', async () => {
  expect((await search('NK-H-FEN-102')).items[0].availability).toBe('discontinued')
})

test('many results come in pages of twenty, each spare once', async () => {
  const first = await get('/search?q=bolt')
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(first.total / 20) }, (_, index) =>
      get(`/search?q=bolt&page=${index + 1}`),
    ),
  )
  const all = pages.flatMap(numbers)
  expect(first.total).toBeGreaterThan(20)
  expect(new Set(all).size).toBe(first.total)
  expect(all).toHaveLength(first.total)
})

test('suggestions are short', async () => {
  const { items } = await get('/searching?keyword=bo')
  expect(items).toHaveLength(8)
  expect(Object.keys(items[0]).toSorted()).toEqual(['id', 'number', 'title'])
})

test.each(['flux compensator', '---', "x' or 1=1 --", '\\'])('%s finds nothing', async (q) => {
  expect(await search(q)).toMatchObject({ items: [], total: 0 })
})

test.each(['/search?q=a&page=0', '/search?q=a%00b', `/search?q=${'a'.repeat(101)}`, '/searching?q=a'])(
  '%s is refused',
  async (path) => {
    expect((await app.call(`/api/spares${path}`)).statusCode).toBe(422)
  },
)

test('names that differ by a measure are told apart by it', async () => {
  expect((await search('stem bolt m5 x 16')).items[0].title).toBe('Stem bolt M5 x 16')
  expect((await search('stem bolt M5x18')).items[0].title).toBe('Stem bolt M5 x 18')
})

test.each([
  ['mudguards', 'FEN'],
  ['tail light', 'LGT'],
  ['tire', 'TYR'],
])('%s, as some call it, finds parts of %s', async (q, code) => {
  const { items } = await search(q)
  expect(items[0].family.code).toBe(code)
})

test('without a search text all parts are listed by their number, in pages', async () => {
  const all = await get('/search')
  expect(all.total).toBeGreaterThan(400)
  expect(numbers(all)).toEqual(numbers(all).toSorted())
  const { families } = await get('')
  const sum = families.reduce((total: number, { count }: { count: number }) => total + count, 0)
  expect(all.total).toBe(sum)
})

test('family, bike and stock narrow the list, and each choice says how many parts it leaves', async () => {
  const brakes = await get('/search?family=BRK')
  const ofNyx = await get('/search?family=BRK&bike=nyx')
  expect(ofNyx.total).toBe(brakes.facets.bikes.find(({ slug }: { slug: string }) => slug === 'nyx').count)
  expect(ofNyx.total).toBeLessThan(brakes.total)
  const inStock = await get('/search?family=BRK&bike=nyx&in_stock=1')
  expect(inStock.total).toBe(ofNyx.facets.in_stock)
  expect(inStock.items.every(({ stock }: { stock: number }) => stock > 0)).toBe(true)
  // The choices of a filter are counted without it.
  expect(ofNyx.facets.families.filter(({ count }: { count: number }) => count > 0).length).toBe(16)
})

test('filters narrow what a search finds', async () => {
  const all = await search('bolt')
  const { items, facets } = await get('/search?q=bolt&family=MOT')
  const motor = all.facets.families.find(({ code }: { code: string }) => code === 'MOT')
  expect(items).toHaveLength(motor.count)
  expect(facets.families.find(({ code }: { code: string }) => code === 'MOT').count).toBe(motor.count)
})

test('a bike or family that is not known leaves nothing', async () => {
  expect((await get('/search?bike=tandem')).total).toBe(0)
  expect((await get('/search?family=XXX')).total).toBe(0)
})

const part = async (number: string) => get(`/${(await search(number)).items[0].id}`)

test('a part has what its page shows', async () => {
  const pads = await get('/1032')
  expect(pads).toMatchObject({
    number: 'NK-P-BRK-101',
    price: 19,
    fit_level: 'owner',
    torque_nm: 1,
    fit_condition: 'For the standard 2-piston brakes of Prime and Homie.',
    note: 'For the standard 2-piston brakes of Prime and Homie. You need one set per brake.',
    fits_bikes: [{ slug: 'nireeka-prime' }, { slug: 'nireeka-homie' }],
    replaces: [{ number: 'NK-P-BRK-100' }],
    superseded_by: null,
    delivery: { country: 'United States' },
  })
  expect(pads.related).toHaveLength(8)
  expect(numbers({ items: pads.related })).not.toContain('NK-P-BRK-101')
})

test('the page of an old number names the part that takes its place', async () => {
  const old = await part('NK-P-BAT-102')
  expect(old).toMatchObject({ number: 'NK-P-BAT-102', superseded_by: { number: 'NK-P-BAT-103' } })
})

test('what is no longer made is not sent', async () => {
  expect(await part('NK-H-FEN-102')).toMatchObject({ availability: 'discontinued', delivery: null })
})

test('a part that is not published, not there or no spare is not found', async () => {
  await app.db.updateTable('products').set({ hidden: true }).where('id', '=', 1072).execute()
  for (const id of [1072, 999_999]) expect((await app.call(`/api/spares/${id}`)).statusCode).toBe(404)
  expect((await app.call('/api/spares/brake')).statusCode).toBe(422)
  expect(numbers(await search('NK-A-FAS-201'))).toEqual([])
})

test('what is sold out meanwhile is out of the list of what is in stock', async () => {
  const before = await get('/search?family=CHG&in_stock=1')
  await app.db
    .transaction()
    .execute((trx) =>
      moveStock(trx, [{ kind: 'product', id: 1013, count: -13 }], { reason: 'sale', actor: 'shop' }),
    )
  expect((await get('/search?family=CHG&in_stock=1')).total).toBe(before.total - 1)
})
