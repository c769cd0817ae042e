import { expect, test } from 'vitest'

import { seedBikeProducts } from '../../../seed/bike-products.ts'
import { seedConfigurator } from '../../../seed/configurator.ts'
import { seedPartFacts } from '../../../seed/part-facts.ts'
import { useTestApp } from '../../testing/test-app.ts'

test('a shop that has had its bikes before they could be bought gets all of it, once', async () => {
  const { db, call } = await useTestApp()
  await seedConfigurator(db)
  const now = (await call('/api/configurator/nyx')).json()
  await db.deleteFrom('products').execute()
  await db.updateTable('slots').set({ step: 'components' }).execute()
  await db.updateTable('parts').set({ summary: '', image: null, stock: null, restock_on: null }).execute()
  for (const seed of [seedBikeProducts, seedPartFacts, seedBikeProducts]) await seed(db)

  expect((await call('/api/configurator/nyx')).json()).toEqual(now)
  const products = await db.selectFrom('products').select(['id', 'kind', 'bike_id']).orderBy('id').execute()
  expect(products.map(({ id, kind, bike_id }) => [id, kind, bike_id])).toEqual([
    [9001, 'bike', 1],
    [9002, 'bike', 2],
    [9003, 'bike', 3],
    [9101, 'upgrade', 1],
    [9102, 'upgrade', 2],
    [9103, 'upgrade', 3],
  ])
})
