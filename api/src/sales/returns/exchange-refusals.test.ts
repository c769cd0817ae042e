import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { stockOf } from '../../testing/shopping.ts'
import { type ExchangeOffice, GOLD, LARGE, openExchangeOffice, sendLarge, SMALL } from './testing-exchange.ts'

let office: ExchangeOffice
beforeAll(async () => {
  office = await openExchangeOffice()
})
afterAll(() => office.app.close())

test('under a double click and by two admins it is exchanged once', async () => {
  const { id, line_id } = await office.inspectedCaps()
  const { version } = await office.readReturn(id)
  const large = (await stockOf(office.app, LARGE)) ?? 0
  const key = randomUUID()
  const body = { ...sendLarge(line_id), version }
  const answers = await Promise.all([
    office.act(id, 'exchange', body, key),
    office.act(id, 'exchange', body, key),
    office.act(id, 'exchange', body),
  ])
  const done = answers.filter(({ statusCode }) => statusCode === 200)
  const orders = new Set(done.map((answer) => answer.json().data.exchange_order.id))
  expect(orders.size).toBe(1)
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual(
    done.length === 2 ? [200, 200, 409] : [200, 409, 409],
  )
  expect(await stockOf(office.app, LARGE)).toBe(large - 1)
  const other = { lines: [{ line_id, product_id: SMALL, count: 1 }], version }
  const [winner] = (await office.app.db
    .selectFrom('returns')
    .select('exchange_key')
    .where('id', '=', id)
    .execute()) as Array<{ exchange_key: string }>
  expect((await office.act(id, 'exchange', other, winner?.exchange_key)).json().error).toBe('key_reused')
})

test('not more than arrived, nothing of another price, and no more than is in stock', async () => {
  const { id, line_id } = await office.inspectedCaps(2)
  const errorOf = async (line: object) =>
    (await office.act(id, 'exchange', { lines: [{ line_id, product_id: LARGE, count: 1, ...line }] })).json()
      .error
  expect(await errorOf({ count: 3 })).toBe('too_many_pieces')
  expect(await errorOf({ product_id: GOLD })).toBe('cannot_exchange')
  expect(await errorOf({ product_id: 2 })).toBe('cannot_exchange')
  await office.setLarge(1)
  expect(await errorOf({ count: 2 })).toBe('out_of_stock')
  expect(await stockOf(office.app, LARGE)).toBe(1)
  expect((await office.readReturn(id)).exchange_order).toBeNull()
  await office.setLarge(10)
})

test('of two returns that want the last piece, one gets it', async () => {
  const [first, second] = [await office.inspectedCaps(), await office.inspectedCaps()]
  await office.setLarge(1)
  const answers = await Promise.all(
    [first, second].map(({ id, line_id }) => office.act(id, 'exchange', sendLarge(line_id))),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await stockOf(office.app, LARGE)).toBe(0)
  await office.setLarge(10)
})

test('what was exchanged isn’t refunded, and what was refunded isn’t exchanged', async () => {
  const first = await office.inspectedCaps()
  await office.act(first.id, 'exchange', sendLarge(first.line_id))
  expect((await office.act(first.id, 'refund', { to: 'payment' })).json().error).toBe('cannot_move')
  const second = await office.inspectedCaps()
  await office.act(second.id, 'refund', { to: 'payment' })
  expect((await office.act(second.id, 'exchange', sendLarge(second.line_id))).json().error).toBe(
    'cannot_move',
  )
})

test('only admins exchange', async () => {
  const { order, id, line_id } = await office.inspectedCaps()
  const { version } = await office.readReturn(id)
  const url = `/api/backoffice/returns/${id}/exchange`
  const headers = { 'idempotency-key': randomUUID() }
  const body = { ...sendLarge(line_id), version }
  expect((await office.app.call(url, { method: 'POST', headers, body })).statusCode).toBe(401)
  const asMember = await office.app.call(url, { method: 'POST', headers, body, as: order.member.token })
  expect(asMember.statusCode).toBe(403)
})

test('what something was taken off for is refunded, not exchanged', async () => {
  const { id } = await office.received()
  const [line] = await office.asNew(id)
  const worn = { deduction: 2, deduction_reason: 'a scratch' }
  await office.act(id, 'inspect', { lines: [{ ...line, ...worn }] })
  expect((await office.readReturn(id)).allowed).toEqual(['refund', 'close'])
})
