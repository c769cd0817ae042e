import type { OrderListData, OrderView } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openWorkshop, type Workshop } from '../workshop/testing.ts'

const START = Date.parse('2026-03-02T10:00:00Z')
/** After the promised day of every bike. */
const LATER = Date.parse('2026-09-01T10:00:00Z')

let time = START
let shop: Workshop
const orders: Record<'untouched' | 'begun' | 'ready', number> = { untouched: 0, begun: 0, ready: 0 }
beforeAll(async () => {
  shop = await openWorkshop(() => new Date(time))
  orders.untouched = (await shop.bought()).orderId
  const begun = await shop.bought()
  await shop.move(begun.bikes[0] ?? 0, 'in_production')
  orders.begun = begun.orderId
  const ready = await shop.bought()
  for (const stage of ['in_production', 'quality_check', 'built'] as const) {
    await shop.move(ready.bikes[0] ?? 0, stage)
  }
  orders.ready = ready.orderId
})
afterAll(() => shop.app.close())

async function list(query: string): Promise<OrderListData> {
  const as = (await shop.app.member(9)).token
  return (await shop.app.call(`/api/backoffice/orders?sort=oldest&${query}`, { as })).json().data
}
const namesOf = ({ items }: OrderListData) =>
  items.map(({ id }) => Object.entries(orders).find(([, order]) => order === id)?.[0])

test.each<[OrderView, string[]]>([
  ['to_confirm', []],
  ['to_build', ['untouched', 'begun']],
  ['to_ship', ['ready']],
  ['late', []],
  ['held', []],
])('the view %s has %j', async (view, names) => {
  expect(namesOf(await list(`view=${view}`))).toEqual(names)
})

test('an order is late with a bike that is not built by its promised day', async () => {
  time = LATER
  try {
    const late = await list('view=late')
    expect(namesOf(late)).toEqual(['untouched', 'begun'])
    expect(late.items[0]).toMatchObject({ promised_on: '2026-03-26', is_late: true, payment: 'paid' })
    const [ready] = (await list('view=to_ship')).items
    expect(ready).toMatchObject({ promised_on: '2026-03-26', is_late: false })
    expect(ready?.lines[0]?.is_bike).toBe(true)
  } finally {
    time = START
  }
})
