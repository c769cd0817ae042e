import { expect, test } from 'vitest'

import { tasksOf } from './attention.ts'

const NOTHING = {
  orders: { held: 0, paid: 0, readyToShip: 0 },
  bikes: { late: 0, thisWeek: 0 },
  returns: { requested: 0, received: 0 },
  lowStock: 0,
  reviews: 0,
  forum: { reports: 0, held: 0 },
  tickets: 0,
}

test('what nobody waits for is left out', () => {
  expect(tasksOf(NOTHING)).toEqual([])
})

test('the gravest comes first, whatever there is most of', () => {
  const tasks = tasksOf({ ...NOTHING, orders: { held: 1, paid: 40, readyToShip: 0 }, reviews: 3 })
  expect(tasks.map(({ label, count }) => [label, count])).toEqual([
    ['Held payments to review', 1],
    ['Paid orders to confirm', 40],
    ['Reviews to moderate', 3],
  ])
})
