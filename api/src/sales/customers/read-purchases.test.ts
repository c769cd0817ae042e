import { expect, test } from 'vitest'

import { ownBike, seedBikes } from '../../testing/bike-shopping.ts'
import { addOrder } from '../../testing/shopping.ts'
import { useTestApp } from '../../testing/test-app.ts'

test('an admin reads what one member has bought and nobody else’s', async () => {
  const app = await useTestApp()
  await seedBikes(app.db)
  const [admin, rita, other] = [await app.member(9), await app.member(), await app.member()]
  const placed_at = new Date('2020-01-01T00:00:00Z')
  const id = await addOrder(app, rita.id, {
    status: 'paid',
    paid_at: placed_at,
    placed_at,
    lines_cents: 500,
    total_cents: 500,
  })
  await addOrder(app, other.id)
  const bike = await ownBike(app, rita)
  const { data } = (
    await app.call(`/api/backoffice/customers/${rita.id}/purchases`, { as: admin.token })
  ).json()
  expect(data.orders.at(-1)).toMatchObject({
    id,
    status: 'paid',
    total: 5,
    placed_at: placed_at.toISOString(),
  })
  expect(data.bikes).toMatchObject([{ id: bike, title: expect.any(String) }])
  expect(data.order_count).toBeGreaterThan(0)
})
