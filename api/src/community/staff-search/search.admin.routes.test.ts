import { afterAll, beforeAll, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { type BackOffice, openBackOffice } from '../../sales/order-admin/testing.ts'
import { openedBy } from '../support/testing.ts'

let office: BackOffice
let order: Awaited<ReturnType<BackOffice['paid']>>
let ticket = 0
beforeAll(async () => {
  office = await openBackOffice()
  order = await office.paid()
  ticket = (await openedBy(office.app, order.member)).id
  await addProduct(office.app.db, { id: 7, title: 'Écru saddle' })
  await addProduct(office.app.db, { id: 8, title: 'Écru saddle, wide', parent_id: 7, options: { Size: 'M' } })
})
afterAll(() => office.app.close())

const find = async (query: string, as = office.admin.token) =>
  (await office.app.call(`/api/backoffice/search?query=${encodeURIComponent(query)}`, { as })).json().data
const idsOf = (rows: Array<{ id: number }>) => rows.map(({ id }) => id)

test('orders, members, tickets and products are found by number, name or email', async () => {
  const { orders, members } = await find(order.member.email)
  expect([idsOf(orders), idsOf(members)]).toEqual([[order.id], [order.member.id]])
  expect(idsOf((await find(String(100_000 + order.id))).orders)).toEqual([order.id])
  expect(idsOf((await find(`t-${10_000 + ticket}`)).tickets)).toEqual([ticket])
  expect(idsOf((await find(String(10_000 + ticket))).tickets)).toEqual([ticket])
  expect((await find('Rita')).members).toHaveLength(2)
})

test('a product is found by a word of its title, whatever its accents, and its variants as itself', async () => {
  expect(idsOf((await find('ecru')).products)).toEqual([7])
  expect(idsOf((await find('WIDE')).products)).toEqual([7])
  expect((await find('%%')).products).toEqual([])
})

test('agents find tickets and threads only', async () => {
  const agent = await office.app.member(1)
  const [{ subject }] = (await find(`T-${10_000 + ticket}`)).tickets
  expect(await find(subject, agent.token)).toEqual({
    orders: [],
    members: [],
    tickets: [{ id: ticket, number: `T-${10_000 + ticket}`, subject }],
    threads: [],
    products: [],
  })
  expect((await find(order.member.email, agent.token)).orders).toEqual([])
})

test('one letter is not searched for', async () => {
  const answer = await office.app.call('/api/backoffice/search?query=a', { as: office.admin.token })
  expect(answer.statusCode).toBe(422)
})
