import { afterAll, beforeAll, expect, test } from 'vitest'

import { emailsTo } from '../../testing/emails.ts'
import { statusOf, stockOf } from '../../testing/shopping.ts'
import { type ExchangeOffice, GOLD, LARGE, openExchangeOffice, sendLarge, SMALL } from './testing-exchange.ts'

let office: ExchangeOffice
beforeAll(async () => {
  office = await openExchangeOffice()
})
afterAll(() => office.app.close())

const movesOf = (product_id: number) =>
  office.app.db
    .selectFrom('stock_movements')
    .select(['count', 'reason', 'order_id', 'actor'])
    .where('product_id', '=', product_id)
    .where('reason', 'in', ['return', 'exchange'])
    .orderBy('id', 'desc')
    .execute()

test('a member sees what they can have instead: what is in stock at the same price', async () => {
  const order = await office.deliveredCaps()
  const own = await office.ofOrder(order)
  expect(own.lines.map(({ exchange_for }) => exchange_for.map(({ title }) => title))).toEqual([
    ['Cap S', 'Cap L'],
    ['Helmet'],
  ])
  expect((await office.askFor(order, GOLD)).json().error).toBe('cannot_exchange')
  expect((await office.ask(order, { wish: 'exchange' })).statusCode).toBe(422)
  expect((await office.askFor(order, LARGE)).json().data).toMatchObject({
    wish: 'exchange',
    lines: [{ exchange_for: { product_id: LARGE, title: 'Cap L' } }],
  })
})

test('an exchange sends the other size at no cost, and moves the stock once each way', async () => {
  const { order, id, line_id } = await office.inspectedCaps()
  expect((await office.readReturn(id)).allowed).toEqual(['exchange', 'refund', 'close'])
  const large = (await stockOf(office.app, LARGE)) ?? 0
  const { data } = (await office.act(id, 'exchange', sendLarge(line_id))).json()
  expect(data).toMatchObject({ status: 'closed', allowed: [], refund: null })
  const sent = data.exchange_order.id as number
  expect(await stockOf(office.app, LARGE)).toBe(large - 1)
  const actor = `admin:${office.admin.id}`
  expect((await movesOf(LARGE))[0]).toEqual({ count: -1, reason: 'exchange', order_id: sent, actor })
  expect((await movesOf(SMALL))[0]).toEqual({ count: 1, reason: 'return', order_id: order.id, actor })
  expect(await statusOf(office.app, order.id)).toBe('returned')
  expect((await office.read(order.id)).refunded).toBe(0)

  const own = (await office.app.call(`/api/orders/${sent}`, { as: order.member.token })).json().data
  expect(own).toMatchObject({
    status: 'ready_to_ship',
    total: 0,
    invoice_number: null,
    may_cancel: false,
    exchange_for: { return: { id }, order: { id: order.id } },
    lines: [{ title: 'Cap L', count: 1, price: 0 }],
  })
  const cancelled = await office.app.call(`/api/orders/${sent}/cancel`, {
    method: 'POST',
    as: order.member.token,
    body: {},
  })
  expect(cancelled.statusCode).toBe(409)
  const refunded = await office.write(sent, 'refunds', { reason: 'It came late.' })
  expect([refunded.statusCode, refunded.json().error]).toEqual([409, 'nothing_to_refund'])
  expect((await office.read(sent)).allowed.refund).toBe(0)
})

test('what is sent instead is shipped as every order, and its member gets the emails', async () => {
  const { order, id, line_id } = await office.inspectedCaps()
  const { data } = (await office.act(id, 'exchange', sendLarge(line_id))).json()
  await office.deliver(data.exchange_order.id)
  expect(await statusOf(office.app, data.exchange_order.id)).toBe('delivered')
  const emails = await emailsTo(office.app.db, order.member.email)
  expect(emails.map(({ template }) => template).slice(-3)).toEqual([
    'return_exchanged',
    'order_shipped',
    'order_delivered',
  ])
})
