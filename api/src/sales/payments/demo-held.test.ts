import { expect, onTestFinished, test } from 'vitest'

import { seedAccessories } from '../../../seed/accessories.ts'
import { seedHeldOrder } from '../../../seed/held-order.ts'
import { seedOrders } from '../../../seed/orders.ts'
import { seedPeople } from '../../../seed/people.ts'
import { openTestApp } from '../../testing/test-app.ts'

test.each([
  ['accept', 'paid'],
  ['refuse', 'cancelled'],
])('the payment that the demo holds can be decided on: %s makes the order %s', async (decision, status) => {
  const app = await openTestApp()
  onTestFinished(() => app.close())
  await seedPeople(app.db)
  await seedAccessories(app.db)
  await seedOrders(app.db)
  await seedHeldOrder(app.db)
  const { token } = await app.member(9)
  const { items } = (await app.call('/api/backoffice/orders?status=held', { as: token })).json().data
  const [{ id, version }] = items
  const body = { version, decision, reason: 'Checked with the customer.' }
  const answer = await app.call(`/api/backoffice/orders/${id}/held-payment`, {
    method: 'POST',
    as: token,
    body,
  })
  expect(answer.json().data).toMatchObject({ status, held_reason: null })
})
