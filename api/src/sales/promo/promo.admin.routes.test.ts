import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { checkOut, orderBody } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { PROMO } from './testing.ts'

const PATH = '/api/backoffice/promo-codes'
const HELMET = 1

let app: TestApp
let admin: Awaited<ReturnType<TestApp['member']>>
const START = Date.parse('2026-11-20T12:00:00Z')
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date(START) })
  await addProduct(app.db, { id: HELMET, title: 'Helmet', price_cents: 8000, stock: 500 })
})
afterAll(() => app.close())
beforeEach(async () => {
  admin = await app.member(9)
})

const get = async (path = '') => (await app.call(`${PATH}${path}`, { as: admin.token })).json().data
const write = (method: 'POST' | 'PUT', path: string, body: object) =>
  app.call(`${PATH}${path}`, { method, as: admin.token, body })
const create = async (code: string, change: object = {}) =>
  (await write('POST', '', { ...PROMO, code, ...change })).json().data
const auditOf = (id: number) =>
  app.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject_kind', '=', 'promo_code')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

/** A member with a helmet in the cart, and what the cart says of a code. */
async function shopper() {
  const member = await app.member()
  const items = [{ product_id: HELMET, count: 1 }]
  await app.call('/api/cart', { method: 'POST', as: member.token, body: { items } })
  const put = (code: string) =>
    app.call('/api/cart/promo', { method: 'PUT', as: member.token, body: { code } })
  const cart = async () => (await app.call('/api/cart', { as: member.token })).json().data
  return { member, put, cart }
}

/** Orders a helmet to Germany with 10 % off by a code: 80 - 8 + 8, and 19 % of that. */
async function use(code: string) {
  const { member, put } = await shopper()
  await put(code)
  return checkOut(app, member, orderBody(95.2, { promo_code: code }))
}

test('a code is stored in capitals, counts in carts, and its making is in the audit log', async () => {
  const code = await create(' autumn1 ', { min: 19.99, country_ids: [80, 222] })
  expect(code).toMatchObject({
    code: 'AUTUMN1',
    percent: 10,
    min: 19.99,
    status: 'active',
    uses: 0,
    version: 1,
  })
  const { put } = await shopper()
  expect((await put('autumn1')).json().data).toMatchObject({ discount: 8 })
  expect(await auditOf(code.id)).toMatchObject([
    { action: 'promo_code.create', before: null, after: { code: 'AUTUMN1', percent: 1000, min_cents: 1999 } },
  ])
})

test('a code that there is already is refused, also of two at once', async () => {
  await create('TWICE')
  const again = await write('POST', '', { ...PROMO, code: 'twice' })
  expect(again.json()).toMatchObject({
    status: 409,
    error: 'code_taken',
    message: 'There is a promo code TWICE already. Please take another one.',
  })
  const answers = await Promise.all([1, 2].map(() => write('POST', '', { ...PROMO, code: 'ATONCE' })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const other = await create('OTHER1')
  expect((await write('PUT', `/${other.id}`, { ...PROMO, code: 'TWICE', version: 1 })).json().error).toBe(
    'code_taken',
  )
})

test.each([
  [{ code: 'AB' }, 'code'],
  [{ code: 'WITH SPACE' }, 'code'],
  [{ percent: null }, 'percent'],
  [{ percent: 100.01 }, 'percent'],
  [{ percent: 0 }, 'percent'],
  [{ amount: 5 }, 'amount'],
  [{ kind: 'amount', percent: null }, 'amount'],
  [{ kind: 'amount', percent: null, amount: 5, max: 3 }, 'max'],
  [{ kind: 'free_colour', percent: null, applies_to: 'bikes' }, 'colour_type'],
  [{ kind: 'free_colour', percent: null, colour_type: 'Pearlized' }, 'applies_to'],
  [{ colour_type: 'Pearlized' }, 'colour_type'],
  [{ starts_at: '2026-12-01T00:00Z', ends_at: '2026-12-01T00:00Z' }, 'ends_at'],
  [{ ends_at: '2026-02-30T00:00Z' }, 'ends_at'],
  [{ product_ids: [999_999] }, 'product_ids'],
  [{ country_ids: [12_345] }, 'country_ids'],
  [{ description: ' ' }, 'description'],
  [{ max_uses: 0 }, 'max_uses'],
])('%j is refused at its field', async (change, field) => {
  const refused = await write('POST', '', { ...PROMO, code: 'WRONG', ...change })
  expect(refused.statusCode).toBe(422)
  expect(Object.keys(refused.json().data)).toEqual([field])
})

test('a change is made at the version that was read; uses alone don’t count in it', async () => {
  const { id, version } = await create('EDITED')
  await use('EDITED')
  const body = { ...PROMO, code: 'EDITED', description: 'Ten off', min: 50, version }
  expect((await write('PUT', `/${id}`, body)).json().data).toMatchObject({
    description: 'Ten off',
    version: 2,
    uses: 1,
  })
  expect((await write('PUT', `/${id}`, body)).json()).toMatchObject({ status: 409, error: 'stale_version' })
  expect((await auditOf(id))[1]).toEqual({
    action: 'promo_code.edit',
    before: { description: '10 % off accessories', min_cents: 0 },
    after: { description: 'Ten off', min_cents: 5000 },
  })
})

describe('a code that was used', () => {
  test.each([
    ['USEDA', { percent: 20 }],
    ['USEDB', { max: 5 }],
    ['USEDC', { applies_to: 'order' }],
    ['USEDD', { product_ids: [HELMET] }],
    ['USEDE', { kind: 'free_shipping', percent: null }],
    ['USEDF', { code: 'RENAMED' }],
  ])('%s stays as it is: %j', async (code, change) => {
    const { id, version } = await create(code)
    await use(code)
    const refused = await write('PUT', `/${id}`, { ...PROMO, code, version, ...change })
    expect(refused.json()).toMatchObject({ status: 409, error: 'code_used' })
    expect(refused.json().message).toContain('End it, and make a new one.')
    expect((await get(`/${id}`)).version).toBe(version)
  })

  test('keeps at least as many uses as it had', async () => {
    const { id, version } = await create('LIMITED')
    await use('LIMITED')
    await use('LIMITED')
    const change = (max_uses: number | null) =>
      write('PUT', `/${id}`, { ...PROMO, code: 'LIMITED', version, max_uses })
    expect((await change(1)).json().data).toEqual({
      max_uses: ['It was used 2 times already, so this can’t be less.'],
    })
    expect((await change(2)).json().data).toMatchObject({ max_uses: 2, status: 'used_up' })
  })

  test('lists its orders with what they were given', async () => {
    const { id } = await create('COUNTED')
    const ids = []
    for (let at = 0; at < 2; at++) ids.push((await use('COUNTED')).json().data.order_id)
    expect(await get(`/${id}/uses`)).toMatchObject({
      total: 2,
      discount_total: 16,
      items: ids.toReversed().map((order_id) => ({ order_id, customer: 'Rita Rider', discount: 8 })),
    })
    expect((await app.call(`${PATH}/999999/uses`, { as: admin.token })).statusCode).toBe(404)
  })
})

describe('ended', () => {
  test('a code stops counting at once, in carts that hold it, too', async () => {
    const { id, version } = await create('ENDNOW')
    const { put, cart } = await shopper()
    await put('ENDNOW')
    expect((await write('POST', `/${id}/end`, { version })).json().data.status).toBe('ended')
    const refused = { code: 'ENDNOW', reason: 'This code has expired.' }
    expect(await cart()).toMatchObject({ promo: null, refused_promo: refused, discount: 0 })
    expect((await put('ENDNOW')).json().data).toEqual({ code: ['This code has expired.'] })
    expect((await auditOf(id))[1]).toMatchObject({ action: 'promo_code.end', before: { ends_at: null } })
    const again = await write('POST', `/${id}/end`, { version: version + 1 })
    expect(again.json()).toMatchObject({ status: 409, error: 'code_ended' })
  })

  test('a planned one never begins, and a stale one is refused', async () => {
    const { id, version } = await create('PLANNED', { starts_at: '2030-01-01T00:00Z' })
    expect((await get(`/${id}`)).status).toBe('planned')
    expect((await write('POST', `/${id}/end`, { version: 7 })).json().error).toBe('stale_version')
    expect((await write('POST', `/${id}/end`, { version })).json().data.status).toBe('ended')
  })
})
