import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { BELL, type Desk, openDesk } from './testing.ts'

let desk: Desk
let time = Date.parse('2026-05-01T10:00:00Z')
beforeAll(async () => {
  desk = await openDesk(() => new Date(time))
})
afterAll(() => desk.close())
beforeEach(() => desk.app.db.deleteFrom('reviews').execute())

test('stars without words count in the average and aren’t listed', async () => {
  await desk.publish(await desk.app.member(), { rating: 5 })
  await desk.publish(await desk.app.member(), { rating: 2, body: 'Rings twice.' })
  expect(await desk.shown()).toMatchObject({ total: 1, items: [{ rating: 2 }] })
  expect((await desk.app.call(`/api/accessories/${BELL}`)).json().data).toMatchObject({
    rating: 3.5,
    reviews: { average: 3.5, count: 2, stars: [0, 1, 0, 0, 1] },
  })
})

test('the list is narrowed to a number of stars, sorted and paged', async () => {
  for (let count = 0; count < 11; count++) {
    time += 1000
    await desk.publish(await desk.app.member(), { rating: 1 + (count % 5), title: `Number ${count}` })
  }
  const stars = async (query: string) =>
    (await desk.shown(query)).items.map(({ rating }: { rating: number }) => rating)
  expect((await desk.shown()).items[0].title).toBe('Number 10')
  expect((await desk.shown('?page=2')).items).toMatchObject([{ title: 'Number 0' }])
  expect(await stars('?stars=1')).toEqual([1, 1, 1])
  expect((await stars('?sort=best'))[0]).toBe(5)
  expect((await stars('?sort=worst'))[0]).toBe(1)
  expect((await desk.shown('?stars=6')).stars).toEqual(['Stars are 1 to 5.'])
})

test('nothing but the public name tells who wrote', async () => {
  const anna = await desk.app.member()
  await desk.publish(anna)
  const [review] = (await desk.shown()).items
  expect(Object.keys(review).toSorted()).toEqual(
    ['id', 'author', 'rating', 'title', 'body', 'is_verified', 'created_at'].toSorted(),
  )
  expect(JSON.stringify(review)).not.toContain(anna.email)
})
