import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedSpares } from '../../../seed/spares.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
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
  expect(found.items.every(({ title }: Hit) => title.startsWith('Brake pad set'))).toBe(true)
})

test('a mended word is told', async () => {
  expect((await search('derailer hangar')).corrected).toBe('derailleur hanger')
  expect((await search('derailleur hanger')).corrected).toBeNull()
})

test('a family and a bike find their spares', async () => {
  expect((await search('suspension nyx')).items.map(({ title }: Hit) => title)).toEqual([
    'Seal kit, 40 mm gravel fork',
  ])
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
  const pages = await Promise.all([1, 2, 3, 4].map((page) => get(`/search?q=nk&page=${page}`)))
  const all = pages.flatMap(numbers)
  expect(pages[0].total).toBeGreaterThan(60)
  expect(new Set(all).size).toBe(pages[0].total)
  expect(all).toHaveLength(pages[0].total)
})

test('suggestions are short', async () => {
  const { items } = await get('/searching?keyword=bo')
  expect(items.length).toBeLessThanOrEqual(8)
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
