import { afterAll, beforeAll, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { PROMO } from './testing.ts'

const PATH = '/api/backoffice/promo-codes'
const DAY_MS = 24 * 3_600_000
const START = Date.parse('2026-11-20T12:00:00Z')

let app: TestApp
let admin: Awaited<ReturnType<TestApp['member']>>
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date(START) })
  admin = await app.member(9)
})
afterAll(() => app.close())

const get = async (path = '') => (await app.call(`${PATH}${path}`, { as: admin.token })).json().data
const create = async (code: string, change: object = {}) => {
  const body = { ...PROMO, code, ...change }
  return (await app.call(PATH, { method: 'POST', as: admin.token, body })).json().data
}
const found = async (query: string) => (await get(`/products?${query}`)).map(({ id }: { id: number }) => id)
const at = (days: number) => new Date(START + days * DAY_MS).toISOString()

test('the list is searched, sorted, and counted by status', async () => {
  await create('AAA', { ends_at: at(9) })
  await create('BBB', { starts_at: at(1), description: 'Helmets 50% off' })
  await create('CCC', { ends_at: at(-1) })
  const { id } = await create('DDD', { max_uses: 2 })
  await app.db.updateTable('promo_codes').set({ uses: 2 }).where('id', '=', id).execute()
  const codes = async (query: string) =>
    (await get(query)).items.map(({ code }: { code: string }) => code[0]).join('')
  expect(await codes('')).toBe('DCBA')
  expect(await codes('?sort=most_used')).toBe('DCBA')
  expect(await codes('?sort=least_used')).toBe('ABCD')
  expect(await codes('?sort=first_ending')).toBe('CABD')
  expect(await codes('?sort=last_ending')).toBe('DBAC')
  expect(await codes('?search=bb')).toBe('B')
  expect(await codes('?search=helmets')).toBe('B')
  expect(await codes('?search=50%25')).toBe('B')
  expect(await codes('?search=50_')).toBe('')
  expect(await codes('?status=used_up')).toBe('D')
  expect(await get('/counts')).toEqual({
    total: 4,
    counts: ['active', 'ended', 'planned', 'used_up'].map((status) => ({ status, count: 1 })),
  })
})

test.each([
  ['kind=percent&percent=10&applies_to=order&holds=bike&cart=100', { discount: 10, reason: null }],
  ['kind=percent&percent=10&max=5&applies_to=order&holds=bike&cart=100', { discount: 5 }],
  ['kind=amount&amount=25&applies_to=goods&holds=accessory&cart=20', { discount: 20 }],
  ['kind=percent&percent=10&applies_to=upgrades&holds=upgrade&cart=340', { discount: 34 }],
  ['kind=free_shipping&applies_to=goods&holds=spare&cart=80', { discount: 0, is_shipping_free: true }],
  [
    'kind=percent&percent=10&applies_to=bikes&holds=accessory&cart=100',
    { discount: 0, reason: 'This code is for bikes.' },
  ],
  [
    'kind=amount&amount=5&min=75&applies_to=order&holds=spare&cart=10',
    { discount: 0, reason: 'This code needs a minimum of $75: add $65 more.' },
  ],
])('%s would get %j', async (query, expected) => {
  expect(await get(`/preview?${query}`)).toMatchObject(expected)
})

test('products that a code is for are found by title, number and id', async () => {
  await addProduct(app.db, { id: 1, title: 'City helmet' })
  await addProduct(app.db, {
    id: 2,
    title: 'City helmet, M',
    parent_id: 1,
    options: { Size: 'M' },
  })
  await addProduct(app.db, { id: 3, title: 'Bell', hidden: true })
  expect(await found('search=HELM')).toEqual([1])
  expect(await found('search=bell')).toEqual([])
  expect(await found('search=%25helm')).toEqual([])
  expect(await found('ids=3,2,99')).toEqual([3, 2])
})

test.each([
  [null, 401],
  [0, 403],
  [1, 403],
  [9, 200],
])('with is_admin %s the promo codes answer %i', async (flag, status) => {
  const { id } = await create(`ACCESS${flag ?? 'NONE'}`)
  const as = flag === null ? undefined : (await app.member(flag)).token
  const preview = '/preview?kind=amount&amount=1&applies_to=order&holds=bike&cart=1'
  for (const path of ['', '/counts', '/products?search=a', `/${id}`, `/${id}/uses`, preview]) {
    expect((await app.call(`${PATH}${path}`, { as })).statusCode).toBe(status)
  }
})
