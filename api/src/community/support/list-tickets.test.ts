import type { ListedTicketData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import { addProduct } from '../../testing/add-rows.ts'
import { placedOrder, shopper } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { openedBy, post } from './testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedConfigurator(app.db)
  await addProduct(app.db, { id: 1, stock: null })
})
afterAll(() => app.close())

/** Returns the ticket with the latest change of a member's list. */
const latest = async (as: string): Promise<ListedTicketData> =>
  (await app.call('/api/tickets', { as })).json().data.items[0]

test('the list tells who wrote last in a ticket and how that begins, and nothing of internal notes', async () => {
  const anna = await app.member()
  const { id } = await openedBy(app, anna, { text: 'How do I\n\nget   miles?' })
  expect((await latest(anna.token)).last_message).toEqual({
    from: 'customer',
    name: 'Rita',
    excerpt: 'How do I get miles?',
  })
  const staff = await app.member(9)
  const reply = (body: object) => post(app, `/api/tickets/${id}/replies`, staff.token, body)
  await reply({ text: `In the settings. ${'Miles and more. '.repeat(20)}` })
  await reply({ text: 'A note among us.', is_internal: true })
  const message = (await latest(anna.token)).last_message
  expect(message).toMatchObject({ from: 'staff', name: 'Rita' })
  expect(message?.excerpt).toMatch(/^In the settings\. Miles and more\. .*\S…$/)
  expect(message?.excerpt.length).toBeLessThanOrEqual(161)
})

test('a long word is cut, too', async () => {
  const anna = await app.member()
  await openedBy(app, anna, { text: 'm'.repeat(500) })
  expect((await latest(anna.token)).last_message?.excerpt).toBe(`${'m'.repeat(160)}…`)
})

test('the list names the order that a ticket is about', async () => {
  const anna = await shopper(app, { product_id: 1, count: 2 })
  const { id } = await placedOrder(app, anna, 38.08)
  await openedBy(app, anna)
  expect(await latest(anna.token)).toMatchObject({ order: null, bike: null })
  const { order } = await openedBy(app, anna, { order_id: id })
  expect((await latest(anna.token)).order).toEqual(order)
})

test('the list names the bike that a ticket is about', async () => {
  const anna = await app.member()
  const { id } = await app.db
    .insertInto('order_bikes')
    .values({
      user_id: anna.id,
      bike_id: 1,
      size_id: 12,
      colour_id: 1,
      country_id: 222,
      serial_number: null,
      ordered_on: '2026-03-01',
      delivered_on: null,
      registered_on: null,
      speed_limit: 25,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await openedBy(app, anna, { order_bike_id: id })
  expect((await latest(anna.token)).bike).toEqual({ id, title: 'Nireeka Prime' })
})
