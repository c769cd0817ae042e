import { expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import { useTestApp } from '../../testing/test-app.ts'

test('sizes stand in the order of the riders they fit, whichever was added last', async () => {
  const { db, call } = await useTestApp()
  await seedConfigurator(db)
  const order = async () => {
    const { bikes } = (await call('/api/configurator')).json().data
    return bikes[2].sizes.map(({ name }: { name: string }) => name)
  }
  expect(await order()).toEqual(['S', 'M', 'L'])
  await db
    .updateTable('bike_sizes')
    .set({ rider_min_cm: 120 })
    .where('bike_id', '=', 3)
    .where('name', '=', 'L')
    .execute()
  expect(await order()).toEqual(['L', 'S', 'M'])
})
