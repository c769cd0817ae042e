import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedHelp } from '../../../seed/help/seed-help.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { addMiss, createHelpCalls } from './testing.ts'

let app: TestApp
let calls: ReturnType<typeof createHelpCalls>
beforeAll(async () => {
  app = await openTestApp()
  await seedHelp(app.db)
  calls = createHelpCalls({ app, admin: await app.member(9) })
})
afterAll(() => app.close())

const queries = async (query = '') => {
  const { items } = (await calls.get(`misses${query}`)).json().data
  return items.map((item: { query: string }) => item.query)
}
const search = async (q: string) => (await app.call(`/api/help-center/search?q=${q}`)).json().data

test('searches without a result are listed, the most frequent first, and sorted as asked', async () => {
  await addMiss(app, 'anvil', 3, new Date('2021-05-01'))
  await addMiss(app, 'ziggurat', 9, new Date('2021-04-01'))
  await addMiss(app, 'oboe', 1, new Date('2021-06-01'))
  await app.db
    .insertInto('search_misses')
    .values({ area: 'spares', query: 'sextant', last_at: new Date() })
    .execute()
  expect(await queries()).toEqual(['ziggurat', 'anvil', 'oboe'])
  expect(await queries('?sort=last')).toEqual(['oboe', 'anvil', 'ziggurat'])
  expect(await queries('?sort=query&order=ascending')).toEqual(['anvil', 'oboe', 'ziggurat'])
  expect(await queries('?search=BO')).toEqual(['oboe'])
})

test('a dismissed search is off the list until somebody looks for it again', async () => {
  await search('xylocarp')
  const { items } = (await calls.get('misses?search=xylocarp')).json().data
  expect(items).toMatchObject([{ query: 'xylocarp', count: 1 }])
  expect((await calls.send(`misses/${items[0].id}/dismiss`, {})).statusCode).toBe(200)
  expect(await queries('?search=xylocarp')).toEqual([])
  expect((await calls.send(`misses/${items[0].id}/dismiss`, {})).statusCode).toBe(404)
  await search('xylocarp')
  expect(await queries('?search=xylocarp')).toEqual(['xylocarp'])
})

test('a synonym finds what it means at once, and the search is off the list', async () => {
  expect((await search('quokkaphone')).total).toBe(0)
  expect(await queries('?search=quokka')).toEqual(['quokkaphone'])
  const synonym = { phrase: 'Quokkaphone', means: 'battery' }
  expect((await calls.send('synonyms', synonym)).statusCode).toBe(200)
  expect((await search('quokkaphone')).total).toBeGreaterThan(2)
  expect(await queries('?search=quokka')).toEqual([])
  expect((await calls.send('synonyms', synonym)).json().data).toEqual({
    phrase: ['This phrase means these words already.'],
  })
})

test.each([
  [{ phrase: '!', means: 'battery' }, 'phrase'],
  [{ phrase: 'akku', means: '' }, 'means'],
  [{ phrase: 'x'.repeat(61), means: 'battery' }, 'phrase'],
])('the synonym %j is refused', async (synonym, field) => {
  const answer = await calls.send('synonyms', synonym)
  expect([answer.statusCode, Object.keys(answer.json().data)]).toEqual([422, [field]])
})
