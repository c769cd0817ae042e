import { expect, test } from 'vitest'

import { seedAccessories } from '../../../seed/accessories.ts'
import data from '../../../seed/reviews.json' with { type: 'json' }
import { seedReviews } from '../../../seed/reviews.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

test('the demo’s reviews come to the ratings that the catalogue names, and a few wait for a person', async () => {
  const { db } = await useTestDatabase()
  await seedAccessories(db)
  await seedReviews(db)
  const rows = await db
    .selectFrom('products')
    .select(['id', 'rating', 'rating_count as count'])
    .where('rating', 'is not', null)
    .orderBy('id')
    .execute()
  expect(rows).toEqual(data.products.map(({ id, rating, count }) => ({ id, rating, count })))
  const states = await db
    .selectFrom('reviews')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('state', '<>', 'published')
    .groupBy('state')
    .orderBy('state')
    .execute()
  expect(states).toEqual([
    { state: 'pending', count: 3 },
    { state: 'rejected', count: 1 },
  ])
})
