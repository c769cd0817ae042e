import { expect, test } from 'vitest'

import { seedPages } from '../../../seed/pages.ts'
import { useTestApp } from '../../testing/test-app.ts'

test('fourteen dealers come by country and city, one of them closed', async () => {
  const app = await useTestApp()
  await seedPages(app.db)
  const { dealers } = (await app.call('/api/dealers')).json().data
  expect(dealers).toHaveLength(14)
  expect(dealers.map(({ city }: { city: string }) => city).slice(0, 3)).toEqual([
    'Sydney',
    'Innsbruck',
    'Toronto',
  ])
  expect(dealers[0]).toMatchObject({ hours: null, latitude: -33.87, bikes: ['nireeka-prime', 'nyx'] })
})
