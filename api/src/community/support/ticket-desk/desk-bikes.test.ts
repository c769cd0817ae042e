import { expect, test } from 'vitest'

import { seedConfigurator } from '../../../../seed/configurator.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { openedBy } from '../testing.ts'

test('a member’s bikes stand beside the ticket, without other members’', async () => {
  const app = await useTestApp()
  await seedConfigurator(app.db)
  const agent = await app.member(1)
  const anna = await app.member()
  const { id } = await openedBy(app, anna)
  const bike = {
    bike_id: 1,
    size_id: 12,
    colour_id: 1,
    country_id: 222,
    registered_on: null,
    speed_limit: 25,
  }
  const rows = [
    { user_id: anna.id, serial_number: 'NKP-26-000777', delivered_on: '2026-03-20' },
    { user_id: anna.id, serial_number: null, delivered_on: null },
    { user_id: agent.id, serial_number: null, delivered_on: null },
  ]
  for (const row of rows)
    await app.db
      .insertInto('order_bikes')
      .values({ ...bike, ...row, ordered_on: '2026-03-01' })
      .execute()
  const { data } = (await app.call(`/api/backoffice/tickets/${id}`, { as: agent.token })).json()
  expect(data.bikes).toMatchObject([
    { serial_number: null, delivered_on: null },
    { serial_number: 'NKP-26-000777', delivered_on: '2026-03-20' },
  ])
})
