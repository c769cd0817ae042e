import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date('2026-11-23T10:00:00Z') })
  await seedConfigurator(app.db)
})
afterAll(() => app.close())

/** Inserts a Prime in Graphite of the member's, unless the input says otherwise. */
const addBike = ({ id: user_id }: { id: number }, input: Record<string, unknown>) =>
  app.db
    .insertInto('order_bikes')
    .values({
      user_id,
      bike_id: 1,
      size_id: 12,
      colour_id: 1,
      country_id: 222,
      serial_number: null,
      ordered_on: '2026-03-01',
      delivered_on: null,
      registered_on: null,
      speed_limit: 25,
      ...input,
    })
    .execute()

const bikesOf = async (token: string) =>
  (await app.call('/api/user/getUserBikes', { method: 'POST', body: { token } })).json().data.bikes

test('an ended warranty and a yearly service that is near are told', async () => {
  const rider = await app.member()
  await addBike(rider, {
    serial_number: 'NKP-23-000009',
    ordered_on: '2023-11-01',
    delivered_on: '2023-12-10',
  })
  const [bike] = await bikesOf(rider.token)
  expect(bike).toMatchObject({
    warranty: { until: '2025-12-10', is_covered: false },
    service_due_on: '2026-12-10',
  })
})

test('the picture is in the colour of the order, and the model’s own where that colour has none', async () => {
  const rider = await app.member()
  await addBike(rider, { colour_id: 3 })
  await addBike(rider, { bike_id: 2, size_id: 21, colour_id: 10 })
  const images = (await bikesOf(rider.token)).map(({ image }: { image: string }) => image)
  expect(images).toEqual([
    expect.not.stringContaining('carbon-weave'),
    '/pictures/bikes/nireeka-prime-pine-front34.webp',
  ])
})
