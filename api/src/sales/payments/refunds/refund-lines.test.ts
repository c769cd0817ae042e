import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { statusOf, stockOf } from '../../../testing/shopping.ts'
import { bikeShopper, buyCart, seedBikes } from '../../../testing/bike-shopping.ts'
import { type BackOffice, openBackOffice, parcel, TOTAL } from '../../order-admin/testing.ts'
import { nextPieceValues, paidByLine } from './piece-values.ts'

describe('what was paid for pieces', () => {
  const line = fc.record({
    count: fc.integer({ min: 1, max: 9 }),
    unit_cents: fc.integer({ min: 0, max: 500_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    category: fc.constantFrom('cockpit', null, 'gift'),
  })
  const order = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    shipping_cents: fc.integer({ min: 0, max: 5000 }),
    rate: fc.integer({ min: 0, max: 2700 }),
  })

  test('all pieces, in whatever parts, and the shipping with its tax add up to the order', () => {
    fc.assert(
      fc.property(order, ({ lines: drawn, shipping_cents, rate }) => {
        const lines = drawn.map(({ share, ...one }, index) => ({
          ...one,
          id: index + 1,
          refunded: 0,
          discount_cents: one.category === 'gift' ? 0 : Math.round(one.count * one.unit_cents * share),
        }))
        const net = ({ count, unit_cents, discount_cents }: (typeof lines)[number]) =>
          count * unit_cents - discount_cents
        const taxed = lines.filter(({ category }) => category !== 'gift')
        const base = taxed.reduce((sum, one) => sum + net(one), shipping_cents)
        const tax_cents = Math.round((base * rate) / 10_000)
        const paid = paidByLine({ shipping_cents, tax_cents }, lines)
        const goods = taxed.reduce((sum, { id }) => sum + (paid.get(id) ?? 0), 0)
        const rest = base + tax_cents - goods
        expect(rest).toBeGreaterThanOrEqual(shipping_cents)
        expect(Math.abs(rest - shipping_cents - (shipping_cents * rate) / 10_000)).toBeLessThanOrEqual(1)
        for (const one of taxed) {
          const cents = paid.get(one.id) ?? 0
          expect(nextPieceValues(one, cents).at(-1)).toBe(cents)
          const singly = Array.from(
            { length: one.count },
            (_, refunded) => nextPieceValues({ ...one, refunded }, cents)[0] ?? 0,
          )
          expect(singly.reduce((sum, value) => sum + value, 0)).toBe(cents)
          expect(Math.min(...singly)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test('gift cards aren’t refunded by the piece', () => {
    const card = { id: 1, category: 'gift', count: 2, unit_cents: 5000, discount_cents: 0, refunded: 0 }
    expect(nextPieceValues(card, 10_000)).toEqual([])
  })
})

let office: BackOffice
beforeAll(async () => {
  office = await openBackOffice()
  await seedBikes(office.app.db)
})
afterAll(() => office.app.close())

const REASON = 'It came late.'
const refund = (id: number, lines: object[], key?: string) =>
  office.write(id, 'refunds', { lines, reason: REASON }, key ? { key } : {})
const linesOf = async (id: number) => (await office.read(id)).lines.map(({ id: line_id }) => line_id)

test('one bell of two costs half of the line with its tax, and its stock is there again', async () => {
  const { id } = await office.paid()
  const [bells] = await linesOf(id)
  const stock = (await stockOf(office.app, 1)) ?? 0
  expect((await office.read(id)).lines[0]?.refund_values).toEqual([14.28, 28.56])
  const answer = await refund(id, [{ line_id: bells, count: 1 }])
  expect(answer.json().data).toMatchObject({ amount: 14.28, to_provider: 14.28, state: 'done' })
  const order = await office.read(id)
  expect(order.lines[0]).toMatchObject({ refunded: 1, to_ship: 1, refund_values: [14.28] })
  expect(order.refunds[0]).toMatchObject({ lines: [{ line_id: bells, count: 1 }], who: { kind: 'admin' } })
  expect(await stockOf(office.app, 1)).toBe(stock + 1)
})

test('cents that can’t be divided are neither lost nor given twice', async () => {
  const { id } = await office.paid()
  const [bells] = await linesOf(id)
  await office.app.db
    .updateTable('order_lines')
    .set({ discount_cents: 101 })
    .where('id', '=', bells!)
    .execute()
  const { refund_values } = (await office.read(id)).lines[0]!
  const first = (await refund(id, [{ line_id: bells, count: 1 }])).json().data.amount
  const second = (await refund(id, [{ line_id: bells, count: 1 }])).json().data.amount
  expect(first).toBe(refund_values[0])
  expect(Math.round((first + second) * 100)).toBe(Math.round(refund_values[1]! * 100))
})

test('all pieces of an order of which nothing was sent end it, with its shipping', async () => {
  const { id } = await office.paid()
  const stock = await Promise.all([stockOf(office.app, 1), stockOf(office.app, 2)])
  const [bells, helmet] = await linesOf(id)
  await refund(id, [{ line_id: bells, count: 2 }])
  const answer = await refund(id, [{ line_id: helmet, count: 1 }])
  expect(answer.json().data.amount).toBe(Math.round((TOTAL - 28.56) * 100) / 100)
  expect(await statusOf(office.app, id)).toBe('cancelled')
  expect(await Promise.all([stockOf(office.app, 1), stockOf(office.app, 2)])).toEqual([
    (stock[0] ?? 0) + 2,
    (stock[1] ?? 0) + 1,
  ])
})

test('what is refunded isn’t sent, and the rest of a partly sent order ends with it', async () => {
  const { id } = await office.ready()
  const [bells, helmet] = await linesOf(id)
  await office.change(id, 'shipments', parcel([{ line_id: bells!, count: 2 }]))
  const stock = (await stockOf(office.app, 2)) ?? 0
  await refund(id, [{ line_id: helmet, count: 1 }])
  expect(await office.read(id)).toMatchObject({ status: 'shipped', allowed: { ship: false } })
  expect(await stockOf(office.app, 2)).toBe(stock + 1)
})

test('the whole refund of a partly sent order keeps the rest from being sent', async () => {
  const { id } = await office.ready()
  const [bells] = await linesOf(id)
  await office.change(id, 'shipments', parcel([{ line_id: bells!, count: 1 }]))
  const stock = await Promise.all([stockOf(office.app, 1), stockOf(office.app, 2)])
  await office.write(id, 'refunds', { reason: REASON })
  expect(await office.read(id)).toMatchObject({ status: 'shipped', allowed: { ship: false, refund: 0 } })
  expect(await Promise.all([stockOf(office.app, 1), stockOf(office.app, 2)])).toEqual([
    (stock[0] ?? 0) + 1,
    (stock[1] ?? 0) + 1,
  ])
})

test('a sent piece that is refunded comes back into no stock', async () => {
  const { id } = await office.ready()
  const [, helmet] = await linesOf(id)
  await office.change(id, 'shipments', parcel(await office.rest(id)))
  const stock = await stockOf(office.app, 2)
  expect((await refund(id, [{ line_id: helmet, count: 1 }])).statusCode).toBe(200)
  expect(await stockOf(office.app, 2)).toBe(stock)
})

test('a refunded bike is nobody’s, and what else was ordered needs no workshop', async () => {
  const member = await bikeShopper(office.app)
  const items = [{ product_id: 1, count: 1 }]
  await office.app.call('/api/cart', { method: 'POST', as: member.token, body: { items } })
  const id = await buyCart(office.app, member)
  const bike = (await office.read(id)).lines.find(({ kind }) => kind === 'bike')
  expect((await office.read(id)).allowed.moves).toEqual(['in_production'])
  expect((await refund(id, [{ line_id: bike?.id, count: 1 }])).statusCode).toBe(200)
  expect(await office.read(id)).toMatchObject({ status: 'paid', allowed: { moves: ['ready_to_ship'] } })
  const bikes = await office.app.db
    .selectFrom('order_bikes')
    .select('id')
    .where('user_id', '=', member.id)
    .execute()
  expect(bikes).toEqual([])
})

test('never more than was ordered, nothing of another order, and not twice with one key', async () => {
  const { id } = await office.paid()
  const other = await office.paid()
  const [bells] = await linesOf(id)
  expect((await refund(id, [{ line_id: bells, count: 3 }])).json().error).toBe('too_many_pieces')
  expect((await refund(other.id, [{ line_id: bells, count: 1 }])).statusCode).toBe(422)
  const both = { amount: 5, lines: [{ line_id: bells, count: 1 }], reason: REASON }
  expect((await office.write(id, 'refunds', both)).statusCode).toBe(422)
  const first = await refund(id, [{ line_id: bells, count: 1 }], 'bell-once')
  const again = await refund(id, [{ line_id: bells, count: 1 }], 'bell-once')
  expect(again.json().data).toEqual(first.json().data)
  expect((await refund(id, [{ line_id: bells, count: 2 }], 'bell-once')).json().error).toBe('key_reused')
  expect((await office.read(id)).refunds).toHaveLength(1)
  expect(await office.auditOf(id)).toHaveLength(1)
})

test('not more than is left is given back for pieces', async () => {
  const { id } = await office.paid()
  const [bells] = await linesOf(id)
  await office.write(id, 'refunds', { amount: 122.4, reason: REASON })
  const answer = await refund(id, [{ line_id: bells, count: 2 }])
  expect(answer.json().data.amount).toBe(10.88)
  expect(await statusOf(office.app, id)).toBe('cancelled')
})
