import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  bikeShopper,
  buyCart,
  partStock,
  QUICK_CHARGER,
  seedBikes,
  setPartStock,
} from '../../testing/bike-shopping.ts'
import { emailsTo } from '../../testing/emails.ts'
import { openPost } from '../../testing/post.ts'
import {
  balanceOf,
  giveCredit,
  orderBody,
  checkOut,
  shopper,
  statusOf,
  stockOf,
} from '../../testing/shopping.ts'
import { type BackOffice, openBackOffice, parcel } from './testing.ts'

let office: BackOffice
beforeAll(async () => {
  office = await openBackOffice()
  await seedBikes(office.app.db)
  await setPartStock(office.app, QUICK_CHARGER, 100)
})
afterAll(() => office.app.close())

const REASON = { reason: 'The helmet is sold out.' }
const stocks = () => Promise.all([stockOf(office.app, 1), stockOf(office.app, 2)])

test('a packed order is cancelled: its money, stock and credit come back, and its customer reads why', async () => {
  const before = await stocks()
  const member = await shopper(office.app, { product_id: 1, count: 2 })
  await giveCredit(office.app, member.id, 1000)
  const { data } = (await checkOut(office.app, member, orderBody(28.08, { use_credits: true }))).json()
  const ref = data.redirect.split('/').at(-1)
  await office.app.db.updateTable('sandbox_payments').set({ state: 'paid' }).where('ref', '=', ref).execute()
  await office.app.settle(data.order_id)
  await office.change(data.order_id, 'moves', { to: 'ready_to_ship' })
  const answer = await office.change(data.order_id, 'cancel', REASON)
  expect(answer.json().data).toMatchObject({
    status: 'cancelled',
    refunded: 38.08,
    cancel_refusal: 'ended',
    refunds: [{ amount: 38.08, to_credits: 10, state: 'done' }],
  })
  expect(await stocks()).toEqual(before)
  expect(await balanceOf(office.app, member.id)).toBe(10)
  const { run, sent } = openPost(office.app.db, { now: () => new Date(Date.now() + 60_000) })
  await run()
  const email = sent.findLast(({ to }) => to === member.email)
  expect(email?.text).toContain('We’ve had to cancel your order')
  expect(email?.text).toContain(REASON.reason)
})

test('a bike in production is cancelled with its parts and its bike', async () => {
  const member = await bikeShopper(office.app, { part_ids: [QUICK_CHARGER] })
  const id = await buyCart(office.app, member)
  const left = await partStock(office.app, QUICK_CHARGER)
  await office.change(id, 'moves', { to: 'in_production' })
  expect((await office.change(id, 'cancel', REASON)).statusCode).toBe(200)
  expect(await partStock(office.app, QUICK_CHARGER)).toBe((left ?? 0) + 1)
  const bikes = await office.app.db
    .selectFrom('order_bikes')
    .select('id')
    .where('user_id', '=', member.id)
    .execute()
  expect(bikes).toEqual([])
})

test('an unpaid order is cancelled without a refund', async () => {
  const { id, member } = await office.placed()
  const answer = await office.change(id, 'cancel', REASON)
  expect(answer.json().data).toMatchObject({ status: 'cancelled', refunds: [] })
  const templates = (await emailsTo(office.app.db, member.email)).map(({ template }) => template)
  expect(templates).toEqual(['order_cancelled'])
  expect(await office.auditOf(id)).toHaveLength(1)
})

test('an order that turns out to be paid isn’t cancelled by who saw it unpaid', async () => {
  const { id, ref } = await office.placed()
  await office.app.db.updateTable('sandbox_payments').set({ state: 'paid' }).where('ref', '=', ref).execute()
  const answer = await office.change(id, 'cancel', REASON)
  expect([answer.statusCode, answer.json().error]).toEqual([409, 'stale_version'])
  expect(await statusOf(office.app, id)).toBe('paid')
  expect(await office.auditOf(id)).toEqual([])
})

test('an order of which something was sent is not cancelled', async () => {
  const { id } = await office.ready()
  const [bells] = await office.rest(id)
  await office.change(id, 'shipments', parcel([{ ...bells!, count: 1 }]))
  expect((await office.read(id)).cancel_refusal).toBe('sent')
  const answer = await office.change(id, 'cancel', REASON)
  expect([answer.statusCode, answer.json().error]).toEqual([409, 'cannot_cancel'])
})

test('of two who cancel at the same moment one has done it', async () => {
  const { id } = await office.paid()
  const { version } = await office.read(id)
  const answers = await Promise.all([1, 2].map(() => office.write(id, 'cancel', { version, ...REASON })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect((await office.read(id)).refunds).toHaveLength(1)
})
