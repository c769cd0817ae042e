import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { emailsTo } from '../../testing/emails.ts'
import { openPost } from '../../testing/post.ts'
import { statusOf } from '../../testing/shopping.ts'
import { openReturnOffice, type ReturnOffice } from './testing.ts'

const DAY_MS = 24 * 60 * 60_000

const time = Date.now()
let office: ReturnOffice
beforeAll(async () => {
  office = await openReturnOffice(() => new Date(time))
})
afterAll(() => office.app.close())

const templatesTo = async (email: string) =>
  (await emailsTo(office.app.db, email)).map(({ template }) => template)

test('what has arrived can be sent back, and the member gets a number, a status and an email', async () => {
  const order = await office.delivered()
  const before = await office.ofOrder(order)
  expect(before).toMatchObject({
    refusal: null,
    lines: [
      { title: 'Bell', returnable: 2, refusal: null },
      { title: 'Helmet', returnable: 1, refusal: null },
    ],
    returns: [],
  })
  expect(Date.parse(before.until ?? '')).toBe(time + 14 * DAY_MS)
  const answer = await office.ask(order, { comment: ' It rings too low. ' })
  expect(answer.json()).toMatchObject({
    message: expect.stringMatching(/^We have your return request R-\d+\.$/),
    data: { status: 'requested', comment: 'It rings too low.', send_to: null },
  })
  expect(await statusOf(office.app, order.id)).toBe('return_requested')
  expect((await office.ofOrder(order)).lines).toMatchObject([{ returnable: 1 }, { returnable: 1 }])
  expect((await templatesTo(order.member.email)).at(-1)).toBe('return_requested')
})

test('the email names the pieces and says that nothing is to be sent yet', async () => {
  const order = await office.delivered()
  const { number } = (await office.ask(order)).json().data
  const { run, sent } = openPost(office.app.db, { now: () => new Date(time + 60_000) })
  await run()
  const email = sent.findLast(({ to }) => to === order.member.email)
  expect(email?.subject).toBe(`We have your return request ${number}`)
  expect(email?.text).toContain('1 × Bell')
  expect(email?.text).toContain('don’t send anything yet')
})

/** Dates the parcels of an order back: each was delivered so many milliseconds ago. */
async function deliveredBefore(orderId: number, ...ago: number[]) {
  const { db } = office.app
  const parcels = await db.selectFrom('shipments').select('id').where('order_id', '=', orderId).execute()
  for (const [index, { id }] of parcels.entries()) {
    const delivered_at = new Date(time - (ago[index] ?? 0))
    await db.updateTable('shipments').set({ delivered_at }).where('id', '=', id).execute()
  }
}

test('14 days after the delivery it is too late, by the server’s clock', async () => {
  const order = await office.delivered()
  await deliveredBefore(order.id, 14 * DAY_MS)
  expect((await office.ofOrder(order)).refusal).toBeNull()
  await deliveredBefore(order.id, 14 * DAY_MS + 1)
  const read = await office.ofOrder(order)
  expect(read.refusal).toMatch(/^Items could be returned until .*\. If something/)
  const lines = [{ line_id: read.lines[0]?.line_id, count: 1, reason: 'other' }]
  const late = await office.ask(order, { lines })
  expect([late.statusCode, late.json().error]).toEqual([409, 'cannot_return'])
  expect(late.json().message).toMatch(/^Items could be returned until/)
  expect(await statusOf(office.app, order.id)).toBe('delivered')
})

test('the days count from the last parcel', async () => {
  const order = await office.ready()
  for (const line of await office.rest(order.id)) {
    const parcel = { carrier: 'dhl', tracking_number: 'JD014600003SE', lines: [line] }
    await office.change(order.id, 'shipments', parcel)
  }
  for (const { id } of (await office.read(order.id)).shipments) {
    await office.change(order.id, `shipments/${id}/state`, { state: 'delivered' })
  }
  await deliveredBefore(order.id, 20 * DAY_MS, 2 * DAY_MS)
  const { until, refusal } = await office.ofOrder(order)
  expect([Date.parse(until ?? ''), refusal]).toEqual([time + 12 * DAY_MS, null])
})

test('nothing of an order that is still on its way can be sent back', async () => {
  const order = await office.ready()
  const read = await office.ofOrder(order)
  expect(read.refusal).toBe('You can return items as soon as all of this order has arrived.')
  expect(read.lines.map(({ returnable }) => returnable)).toEqual([0, 0])
  expect((await office.ask(order)).json().error).toBe('cannot_return')
})

test('each piece is sent back once, also when it is asked for twice at the same moment', async () => {
  const order = await office.delivered()
  const [bells] = (await office.ofOrder(order)).lines
  const lines = [{ line_id: bells?.line_id, count: 2, reason: 'changed_mind' }]
  const answers = await Promise.all([1, 2].map(() => office.ask(order, { lines })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const after = await office.ofOrder(order)
  expect(after.returns).toHaveLength(1)
  expect(after.lines[0]).toMatchObject({ returnable: 0, refusal: 'All of this is being returned already.' })
  expect((await templatesTo(order.member.email)).filter((name) => name === 'return_requested')).toHaveLength(
    1,
  )
})

test('the same key again answers the same return; with other contents it is refused', async () => {
  const order = await office.delivered()
  const key = randomUUID()
  const first = await office.ask(order, {}, key)
  const again = await office.ask(order, {}, key)
  expect(again.json().data.id).toBe(first.json().data.id)
  expect((await office.ofOrder(order)).returns).toHaveLength(1)
  const other = await office.ask(order, { comment: 'Another one' }, key)
  expect([other.statusCode, other.json().error]).toEqual([409, 'key_reused'])
})

test('more pieces than there are, pieces of another order and a line twice are refused', async () => {
  const order = await office.delivered()
  const other = await office.delivered()
  const [bells] = (await office.ofOrder(order)).lines
  const [others] = (await office.ofOrder(other)).lines
  const ask = (...lines: object[]) => office.ask(order, { lines })
  const line = { line_id: bells?.line_id, count: 1, reason: 'other' }
  expect((await ask({ ...line, count: 3 })).json().error).toBe('too_many_pieces')
  expect((await ask({ ...line, line_id: others?.line_id })).statusCode).toBe(422)
  expect((await ask(line, line)).statusCode).toBe(422)
  expect((await office.ofOrder(order)).returns).toEqual([])
})

test('gift cards and what was refunded already aren’t sent back', async () => {
  const order = await office.delivered()
  const [bells] = (await office.ofOrder(order)).lines
  const lines = [{ line_id: bells?.line_id, count: 2 }]
  await office.write(order.id, 'refunds', { lines, reason: 'It came late.' })
  await addProduct(office.app.db, { id: 77, category: 'gift', title: 'Gift card', weight_g: 0 })
  await office.app.db
    .insertInto('order_lines')
    .values({
      order_id: order.id,
      product_id: 77,
      title: 'Gift card',
      description: '',
      image: null,
      unit_cents: 1200,
      count: 1,
    })
    .execute()
  expect((await office.ofOrder(order)).lines).toMatchObject([
    { returnable: 0, refusal: 'This has been refunded already.' },
    { returnable: 1 },
    { returnable: 0, refusal: expect.stringMatching(/^Gift cards/) },
  ])
})

test('nothing of an order that was refunded whole by amounts can be sent back', async () => {
  const order = await office.delivered()
  const { total } = await office.read(order.id)
  const refund = (amount: number) => office.write(order.id, 'refunds', { amount, reason: 'It came late.' })
  expect((await refund(total - 1)).statusCode).toBe(200)
  const [bells] = (await office.ofOrder(order)).lines
  expect(bells?.returnable).toBe(2)
  expect((await refund(1)).statusCode).toBe(200)
  const read = await office.ofOrder(order)
  expect(read.refusal).toBe('All of this order has been refunded already.')
  expect(read.lines.map(({ returnable }) => returnable)).toEqual([0, 0])
  const asked = await office.ask(order, { lines: [{ line_id: bells?.line_id, count: 1, reason: 'other' }] })
  expect([asked.statusCode, asked.json().error, asked.json().message]).toEqual([
    409,
    'cannot_return',
    'All of this order has been refunded already.',
  ])
  expect(await statusOf(office.app, order.id)).toBe('delivered')
})

test('ten times may be asked of one order, those that were rejected included', async () => {
  const order = await office.delivered()
  for (let count = 0; count < 10; count += 1) {
    const { id } = (await office.ask(order)).json().data
    await office.act(id, 'reject', { reason: 'It was ridden.' })
  }
  expect((await office.ask(order)).json().error).toBe('too_many_returns')
})

test('nobody sees or returns what isn’t theirs', async () => {
  const order = await office.delivered()
  const stranger = { ...order, member: await office.app.member() }
  const url = `/api/orders/${order.id}/returns`
  expect((await office.app.call(url)).statusCode).toBe(401)
  expect((await office.app.call(url, { as: stranger.member.token })).statusCode).toBe(404)
  const lines = [{ line_id: (await office.ofOrder(order)).lines[0]?.line_id, count: 1, reason: 'other' }]
  const answer = await office.app.call(url, {
    method: 'POST',
    as: stranger.member.token,
    headers: { 'idempotency-key': randomUUID() },
    body: { lines, wish: 'payment' },
  })
  expect(answer.statusCode).toBe(404)
})
