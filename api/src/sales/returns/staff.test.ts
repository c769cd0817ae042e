import { afterAll, beforeAll, expect, test } from 'vitest'

import { emailsTo } from '../../testing/emails.ts'
import { openPost } from '../../testing/post.ts'
import { statusOf, stockOf } from '../../testing/shopping.ts'
import { openReturnOffice, type ReturnOffice } from './testing.ts'

let office: ReturnOffice
beforeAll(async () => {
  office = await openReturnOffice()
})
afterAll(() => office.app.close())

const templatesTo = async (email: string) =>
  (await emailsTo(office.app.db, email)).map(({ template }) => template)
const auditOf = (id: number) =>
  office.app.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject_kind', '=', 'return')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

test('a return goes from the request to the refund, its stock is there again, and the member hears of each step', async () => {
  const stock = (await stockOf(office.app, 1)) ?? 0
  const order = await office.delivered()
  const { id } = (await office.ask(order)).json().data
  const own = async () => (await office.ofOrder(order)).returns[0]

  expect((await office.readReturn(id)).allowed).toEqual(['approve', 'reject'])
  await office.act(id, 'approve', { message: 'The carrier comes on Friday.' })
  expect(await own()).toMatchObject({ status: 'approved', message: 'The carrier comes on Friday.' })
  expect((await own())?.send_to).toContain(`Return ${(await own())?.number}`)
  expect((await office.readReturn(id)).allowed).toEqual(['receive', 'close'])
  expect(await statusOf(office.app, order.id)).toBe('return_requested')

  const { lines } = await office.readReturn(id)
  await office.act(id, 'receive', { lines: [{ line_id: lines[0]?.line_id, count: 1 }] })
  expect(await own()).toMatchObject({ status: 'received', lines: [{ received: 1 }] })
  expect(await statusOf(office.app, order.id)).toBe('returned')
  expect(await stockOf(office.app, 1)).toBe(stock - 2)

  await office.act(id, 'inspect', {
    lines: [
      {
        line_id: lines[0]?.line_id,
        restocked: 1,
        written_off: 0,
        condition: 'One scratch',
        deduction: 4.28,
        deduction_reason: 'a scratch on the dome',
      },
    ],
  })
  expect(await stockOf(office.app, 1)).toBe(stock - 1)
  expect(await office.readReturn(id)).toMatchObject({
    status: 'inspected',
    refundable: 10,
    allowed: ['refund', 'close'],
    lines: [{ restocked: 1, written_off: 0, condition: 'One scratch', value: 14.28, deduction: 4.28 }],
  })

  const answer = await office.act(id, 'refund', { to: 'payment' })
  expect(answer.json().data).toMatchObject({
    status: 'closed',
    allowed: [],
    refund: { amount: 10, to_credits: 0, state: 'done' },
  })
  expect(await own()).toMatchObject({
    status: 'closed',
    refund: { amount: 10 },
    lines: [{ deduction: 4.28, deduction_reason: 'a scratch on the dome' }],
  })
  expect(await statusOf(office.app, order.id)).toBe('partly_refunded')
  expect((await office.read(order.id)).refunded).toBe(10)
  expect(await stockOf(office.app, 1)).toBe(stock - 1)
  expect(await templatesTo(order.member.email)).toEqual([
    'order',
    'order_shipped',
    'order_delivered',
    'return_requested',
    'return_approved',
    'return_received',
    'order_refunded',
  ])
  expect((await auditOf(id)).map(({ action }) => action)).toEqual([
    'return.approve',
    'return.receive',
    'return.inspect',
    'return.refund',
  ])
})

test('the emails say where to send it, what has arrived and what was taken off', async () => {
  const { order, id } = await office.approved()
  const { number, lines } = await office.readReturn(id)
  const line_id = lines[0]?.line_id
  await office.act(id, 'receive', { lines: [{ line_id, count: 1 }] })
  const worn = { restocked: 0, written_off: 1, deduction: 5.5, deduction_reason: 'it was used' }
  await office.act(id, 'inspect', { lines: [{ line_id, ...worn }] })
  await office.act(id, 'refund', { to: 'payment' })
  const { run, sent } = openPost(office.app.db, { now: () => new Date(Date.now() + 60_000) })
  await run()
  const texts = sent
    .filter(({ to }) => to === order.member.email)
    .map(({ text }) => text.replaceAll(/[^\S\n]+|\n(?!\d)/g, ' '))
  expect(texts.some((text) => text.includes(`Return ${number}\n1 Foundry Way`))).toBe(true)
  expect(texts.some((text) => text.includes('1 of 1 × Bell'))).toBe(true)
  expect(texts.some((text) => text.includes(`Your return ${number}. $5.50 less for Bell: it was used`))).toBe(
    true,
  )
})

test('what is written off doesn’t go back to the stock', async () => {
  const { id } = await office.received()
  const stock = await stockOf(office.app, 1)
  const lines = (await office.asNew(id)).map(({ line_id }) => ({ line_id, restocked: 0, written_off: 1 }))
  expect((await office.act(id, 'inspect', { lines })).statusCode).toBe(200)
  expect(await stockOf(office.app, 1)).toBe(stock)
})

test('the history of the stock shows what came back, and what of it was written off', async () => {
  const order = await office.delivered()
  const [bells] = (await office.ofOrder(order)).lines
  const line_id = bells?.line_id
  const { id } = (await office.ask(order, { lines: [{ line_id, count: 2, reason: 'other' }] })).json().data
  await office.act(id, 'approve')
  await office.act(id, 'receive', { lines: [{ line_id, count: 2 }] })
  await office.act(id, 'inspect', { lines: [{ line_id, restocked: 1, written_off: 1 }] })
  const movements = await office.app.db
    .selectFrom('stock_movements')
    .select(['reason', 'count', 'actor'])
    .where('order_id', '=', order.id)
    .where('product_id', '=', 1)
    .where('reason', '<>', 'sale')
    .orderBy('id')
    .execute()
  const actor = `admin:${office.admin.id}`
  expect(movements).toEqual([
    { reason: 'return', count: 1, actor },
    { reason: 'return', count: 1, actor },
    { reason: 'written_off', count: -1, actor },
  ])
})

test('the money can become store credit that doesn’t expire', async () => {
  const { order, id } = await office.inspected()
  const answer = await office.act(id, 'refund', { to: 'credits' })
  expect(answer.json().data.refund).toEqual({ amount: 14.28, to_credits: 14.28, state: 'done' })
  const entries = await office.app.db
    .selectFrom('credit_entries')
    .select(['kind', 'amount_cents', 'expires_at'])
    .where('order_id', '=', order.id)
    .execute()
  expect(entries).toEqual([{ kind: 'refund', amount_cents: 1428, expires_at: null }])
})

test('a rejected return leaves the order delivered and its pieces free, and the member reads why', async () => {
  const { order, id } = await office.requested()
  const answer = await office.act(id, 'reject', { reason: 'It was ridden for a year.' })
  expect(answer.json().data).toMatchObject({ status: 'rejected', allowed: [] })
  expect(await statusOf(office.app, order.id)).toBe('delivered')
  const own = await office.ofOrder(order)
  expect(own.lines[0]?.returnable).toBe(2)
  expect(own.returns[0]).toMatchObject({ status: 'rejected', message: 'It was ridden for a year.' })
  expect((await templatesTo(order.member.email)).at(-1)).toBe('return_rejected')
})

test('while another return of the order is open, a rejected one leaves the order where it is', async () => {
  const { order, id } = await office.requested()
  const second = (await office.ask(order)).json().data.id
  await office.act(id, 'reject', { reason: 'No.' })
  expect(await statusOf(office.app, order.id)).toBe('return_requested')
  await office.act(second, 'reject', { reason: 'No.' })
  expect(await statusOf(office.app, order.id)).toBe('delivered')
})

test('a return that never comes is closed without money, and can be asked for again', async () => {
  const { order, id } = await office.approved()
  const answer = await office.act(id, 'close', { reason: 'It never came.' })
  expect(answer.json().data).toMatchObject({ status: 'closed', refund: null })
  expect(await statusOf(office.app, order.id)).toBe('delivered')
  expect((await office.ofOrder(order)).lines[0]?.returnable).toBe(2)
  expect((await templatesTo(order.member.email)).at(-1)).toBe('return_closed')
})

test('of pieces that were to come only those that have arrived are paid for', async () => {
  const order = await office.delivered()
  const [bells] = (await office.ofOrder(order)).lines
  const line_id = bells?.line_id
  const { id } = (await office.ask(order, { lines: [{ line_id, count: 2, reason: 'other' }] })).json().data
  await office.act(id, 'approve')
  expect((await office.act(id, 'receive', { lines: [{ line_id, count: 3 }] })).json().error).toBe(
    'too_many_pieces',
  )
  expect((await office.act(id, 'receive', { lines: [{ line_id, count: 0 }] })).statusCode).toBe(422)
  await office.act(id, 'receive', { lines: [{ line_id, count: 1 }] })
  await office.act(id, 'inspect', { lines: await office.asNew(id) })
  await office.act(id, 'refund', { to: 'payment' })
  expect((await office.read(order.id)).refunded).toBe(14.28)
  expect((await office.ofOrder(order)).lines[0]?.returnable).toBe(1)
})
