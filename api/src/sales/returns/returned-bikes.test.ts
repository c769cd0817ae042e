import { afterAll, beforeAll, expect, test } from 'vitest'

import { restoreOrderedBikes } from '../../bikes/index.ts'
import { bikeShopper, buyCart, seedBikes } from '../../testing/bike-shopping.ts'
import { openReturnOffice, type ReturnOffice } from './testing.ts'

let office: ReturnOffice
beforeAll(async () => {
  office = await openReturnOffice()
  await seedBikes(office.app.db)
})
afterAll(() => office.app.close())

/** A return of a bike that has arrived, was sent back and inspected. */
async function inspectedBike() {
  const member = await bikeShopper(office.app)
  const id = await buyCart(office.app, member)
  for (const to of ['in_production', 'quality_check', 'ready_to_ship'] as const) {
    await office.change(id, 'moves', { to })
  }
  await office.deliver(id)
  const order = { id, ref: '', member }
  const { data } = (await office.ask(order)).json()
  const line_id = data.lines[0].line_id as number
  await office.act(data.id, 'approve')
  await office.act(data.id, 'receive', { lines: [{ line_id, count: 1 }] })
  await office.act(data.id, 'inspect', { lines: [{ line_id, restocked: 1, written_off: 0 }] })
  return { member, orderId: id, returnId: data.id as number }
}

const bikesOf = ({ id }: { id: number }) =>
  office.app.db
    .selectFrom('order_bikes')
    .select(['delivered_on', 'withdrawn_at'])
    .where('user_id', '=', id)
    .execute()

test('a bike that came back isn’t its buyer’s any more once it is refunded', async () => {
  const { member, orderId, returnId } = await inspectedBike()
  expect(await bikesOf(member)).toMatchObject([{ withdrawn_at: null }])
  const answer = await office.act(returnId, 'refund', { to: 'payment' })
  expect(answer.json().data.refund.amount).toBeGreaterThan(4000)
  const [bike] = await bikesOf(member)
  expect(bike?.delivered_on).not.toBeNull()
  expect(bike?.withdrawn_at).not.toBeNull()
  expect((await office.read(orderId)).status).toBe('partly_refunded')
})

test('a refund of something else that fails doesn’t give it back', async () => {
  const { member, orderId, returnId } = await inspectedBike()
  await office.act(returnId, 'refund', { to: 'payment' })
  await restoreOrderedBikes(office.app.db, orderId)
  expect((await bikesOf(member))[0]?.withdrawn_at).not.toBeNull()
})
