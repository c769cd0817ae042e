import { afterAll, beforeAll, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { addOrder } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { searchPatterns } from './own-order-search.ts'

const HOSTILE = '100% light_grip\\'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await addProduct(app.db, { id: 1, stock: null })
})
afterAll(() => app.close())

/** Adds a paid order of one thing, with its payment. */
async function addPaid(userId: number, title: string, change: Parameters<typeof addOrder>[2] = {}) {
  const at = new Date()
  const order_id = await addOrder(app, userId, { paid_at: at, ...change })
  const line = { product_id: 1, description: '', image: null, unit_cents: 100, count: 1 }
  await app.db
    .insertInto('order_lines')
    .values({ ...line, order_id, title })
    .execute()
  const payment = { provider: 'sandbox', ref: null, redirect: null, state: 'captured', amount_cents: 100 }
  await app.db
    .insertInto('payments')
    .values({ ...payment, order_id, currency: 'usd', created_at: at, changed_at: at })
    .execute()
  return order_id
}

/** A member who has bought a helmet first, and then a light. */
async function buyer() {
  const { id, token } = await app.member()
  const helmet = await addPaid(id, 'City helmet, M', {
    status: 'delivered',
    placed_at: new Date('2026-01-01'),
  })
  const light = await addPaid(id, HOSTILE, { status: 'shipped' })
  return { token, helmet, light }
}

const search = async (token: string, q: string, more = '') =>
  (await app.call(`/api/orders?q=${encodeURIComponent(q)}${more}`, { as: token })).json().data
const idsOf = ({ items }: { items: Array<{ id: number }> }) => items.map(({ id }) => id)

test('orders are found by the names of what was bought and by their number, whatever the case', async () => {
  const { token, helmet, light } = await buyer()
  expect(idsOf(await search(token, 'HELMET'))).toEqual([helmet])
  expect(idsOf(await search(token, '  helm   city '))).toEqual([helmet])
  expect(idsOf(await search(token, `nk-${100_000 + light}`))).toEqual([light])
  expect(idsOf(await search(token, String(100_000 + light)))).toEqual([light])
  expect(idsOf(await search(token, 'helmet light'))).toEqual([])
  expect(idsOf(await search(token, '  '))).toEqual([light, helmet])
})

test('the groups are counted among what is found, and one of them can be searched', async () => {
  const { token, helmet } = await buyer()
  const found = await search(token, 'helmet', '&state=delivered')
  expect(found).toMatchObject({ total: 1, counts: { all: 1, under_way: 0, delivered: 1, ended: 0 } })
  expect(idsOf(found)).toEqual([helmet])
  expect(idsOf(await search(token, 'helmet', '&state=under_way'))).toEqual([])
})

test('the orders of others are never found, by their number either', async () => {
  const other = await buyer()
  const { token } = await buyer()
  expect(idsOf(await search(token, `NK-${100_000 + other.helmet}`))).toEqual([])
  expect(idsOf(await search(token, 'helmet'))).not.toContain(other.helmet)
})

test('what patterns are made of is searched for as it is', async () => {
  const { token, light } = await buyer()
  expect(idsOf(await search(token, '%'))).toEqual([light])
  expect(idsOf(await search(token, 'light_grip\\'))).toEqual([light])
  for (const none of ['h_lmet', '%helmet%', "' or true --", '{a,b}', '"']) {
    expect(idsOf(await search(token, none))).toEqual([])
  }
})

test('a text that is too long or can’t be stored is refused', async () => {
  const { token } = await buyer()
  for (const q of ['x'.repeat(101), '\0']) {
    const answer = await app.call(`/api/orders?q=${encodeURIComponent(q)}`, { as: token })
    expect(answer.statusCode).toBe(422)
  }
})

test('each word is a pattern of its own', () => {
  expect(searchPatterns(' city  50% ')).toEqual(['%city%', '%50\\%%'])
  expect(searchPatterns()).toEqual([])
})

test('payments are found by the same words, in one year too; the sums of all years stay', async () => {
  const { token, helmet } = await buyer()
  const paymentsOf = async (query: string) =>
    (await app.call(`/api/payments?${query}`, { as: token })).json().data
  const year = new Date().getUTCFullYear()
  const found = await paymentsOf(`q=helmet&year=${year}`)
  expect(found).toMatchObject({ total: 1, items: [{ order_id: helmet }] })
  expect(await paymentsOf('q=helmet&year=2020')).toMatchObject({ total: 0, items: [] })
  expect((await paymentsOf('q=%25helmet')).items).toEqual([])
  expect((await paymentsOf('q=zzz')).years).toEqual((await paymentsOf('')).years)
})
