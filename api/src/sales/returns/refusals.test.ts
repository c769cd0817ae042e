import { afterAll, beforeAll, expect, test } from 'vitest'

import { statusOf, stockOf } from '../../testing/shopping.ts'
import { openReturnOffice, type ReturnOffice } from './testing.ts'

let office: ReturnOffice
beforeAll(async () => {
  office = await openReturnOffice()
})
afterAll(() => office.app.close())

test('each piece that has arrived gets one place, and not more than its value is taken off', async () => {
  const { id } = await office.received()
  const [line] = await office.asNew(id)
  const inspect = (change: object) => office.act(id, 'inspect', { lines: [{ ...line, ...change }] })
  expect((await inspect({ restocked: 0 })).json().error).toBe('wrong_pieces')
  expect((await inspect({ written_off: 1 })).json().error).toBe('wrong_pieces')
  expect((await inspect({ deduction: 3 })).statusCode).toBe(422)
  const more = await inspect({ deduction: 14.29, deduction_reason: 'worn' })
  expect([more.json().error, more.json().message]).toEqual([
    'deduction_too_high',
    'For Bell, at most $14.28 can be taken off.',
  ])
  expect((await office.readReturn(id)).status).toBe('received')
})

test('a return of which all is taken off is closed without a refund', async () => {
  const { order, id } = await office.received()
  const [line] = await office.asNew(id)
  const all = { deduction: 14.28, deduction_reason: 'worn through' }
  await office.act(id, 'inspect', { lines: [{ ...line, ...all }] })
  expect((await office.readReturn(id)).allowed).toEqual(['close'])
  expect((await office.act(id, 'refund', { to: 'payment' })).json().error).toBe('cannot_move')
  await office.act(id, 'close', { reason: 'Nothing is left of it.' })
  expect(await statusOf(office.app, order.id)).toBe('returned')
})

test('never more is given back than was paid', async () => {
  const { order, id } = await office.inspected()
  await office.write(order.id, 'refunds', { amount: 130, reason: 'It came late.' })
  expect((await office.readReturn(id)).refundable).toBe(3.28)
  await office.act(id, 'refund', { to: 'payment' })
  expect(await office.read(order.id)).toMatchObject({ total: 133.28, refunded: 133.28 })
})

test('of two admins who inspect at the same moment one has done it, and the stock is back once', async () => {
  const { id } = await office.received()
  const stock = (await stockOf(office.app, 1)) ?? 0
  const { version } = await office.readReturn(id)
  const lines = await office.asNew(id)
  const answers = await Promise.all([1, 2].map(() => office.act(id, 'inspect', { version, lines })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().error).toBe('stale_version')
  expect(await stockOf(office.app, 1)).toBe(stock + 1)
})

test('two inspections that restock and write off the same products at the same moment are both done', async () => {
  const both = await Promise.all(
    [0, 1].map(async (turn) => {
      const order = await office.delivered()
      const lines = (await office.ofOrder(order)).lines.map(({ line_id }) => ({
        line_id,
        count: 1,
        reason: 'other',
      }))
      const { id } = (await office.ask(order, { lines })).json().data
      await office.act(id, 'approve')
      await office.act(id, 'receive', { lines: lines.map(({ line_id, count }) => ({ line_id, count })) })
      const inspected = lines.map(({ line_id }, index) => ({
        line_id,
        restocked: index === turn ? 1 : 0,
        written_off: index === turn ? 0 : 1,
      }))
      return { id, version: (await office.readReturn(id)).version, lines: inspected }
    }),
  )
  const answers = await Promise.all(both.map(({ id, ...body }) => office.act(id, 'inspect', body)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
})

test('a refund that is clicked twice is paid once', async () => {
  const { order, id } = await office.inspected()
  const { version } = await office.readReturn(id)
  const body = { version, to: 'payment' }
  const same = await Promise.all([1, 2].map(() => office.act(id, 'refund', body, 'one-click')))
  expect(same.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const other = await office.act(id, 'refund', body, 'another-click')
  expect([other.statusCode, other.json().error]).toEqual([409, 'stale_version'])
  const changed = await office.act(id, 'refund', { version, to: 'credits' }, 'one-click')
  expect(changed.json().error).toBe('key_reused')
  expect((await office.read(order.id)).refunds).toMatchObject([{ amount: 14.28 }])
  const audited = await office.app.db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'return.refund')
    .where('subject_id', '=', id)
    .execute()
  expect(audited).toHaveLength(1)
})

test('a refund that has failed can be made again', async () => {
  const { order, id } = await office.inspected()
  const { app } = office
  await office.act(id, 'refund', { to: 'payment' })
  const refund = await app.db
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  await app.db
    .updateTable('refunds')
    .set({ state: 'failed', credit_number: null, credited_at: null })
    .where('id', '=', refund.id)
    .execute()
  await app.db.updateTable('orders').set({ refunded_cents: 0 }).where('id', '=', order.id).execute()
  await app.db.updateTable('payments').set({ refunded_cents: 0 }).where('order_id', '=', order.id).execute()
  expect((await office.readReturn(id)).allowed).toEqual(['refund'])
  const again = await office.act(id, 'refund', { to: 'credits' })
  expect(again.json().data.refund).toEqual({ amount: 14.28, to_credits: 14.28, state: 'done' })
})

test('guests, members and agents neither see nor change returns', async () => {
  const { order, id } = await office.requested()
  const agent = await office.app.member(1)
  for (const [as, status] of [
    [undefined, 401],
    [order.member.token, 403],
    [agent.token, 403],
  ] as const) {
    for (const path of ['', '/counts', '/export', `/${id}`]) {
      expect((await office.app.call(`/api/backoffice/returns${path}`, { as })).statusCode).toBe(status)
    }
    const body = { version: 1 }
    const answer = await office.app.call(`/api/backoffice/returns/${id}/approve`, {
      method: 'POST',
      as,
      body,
    })
    expect(answer.statusCode).toBe(status)
  }
})
