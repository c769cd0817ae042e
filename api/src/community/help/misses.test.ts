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
  await addMiss(app, 'anvil', { count: 3, last_at: new Date('2021-05-01') })
  await addMiss(app, 'ziggurat', { count: 9, last_at: new Date('2021-04-01') })
  await addMiss(app, 'oboe', { count: 1, last_at: new Date('2021-06-01') })
  expect(await queries()).toEqual(['ziggurat', 'anvil', 'oboe'])
  expect(await queries('?sort=last')).toEqual(['oboe', 'anvil', 'ziggurat'])
  expect(await queries('?sort=query&order=ascending')).toEqual(['anvil', 'oboe', 'ziggurat'])
  expect(await queries('?search=BO')).toEqual(['oboe'])
})

test('searches of help topics, the troubleshooter and spare parts are listed together, or one kind alone', async () => {
  await addMiss(app, 'sextant', { area: 'spares', count: 2 })
  await addMiss(app, 'sextant', { area: 'diagnosis' })
  const { items } = (await calls.get('misses?search=sextant')).json().data
  expect(items).toMatchObject([{ area: 'spares' }, { area: 'diagnosis' }])
  expect(await queries('?search=sextant&area=help')).toEqual([])
  expect((await calls.get('misses?search=sextant&area=spares')).json().data.items).toMatchObject([
    { query: 'sextant', area: 'spares', count: 2 },
  ])
  expect((await calls.get('misses?area=forum')).statusCode).toBe(422)
})

test('a search for a spare part without a result is counted, but not what filters alone leave out', async () => {
  for (const query of ['q=theodolite&in_stock=1', 'q=theodolite', 'in_stock=1&family=XXX'])
    await app.call(`/api/spares/search?${query}`)
  const { items } = (await calls.get('misses?area=spares&search=theo')).json().data
  expect(items).toMatchObject([{ query: 'theodolite', count: 1 }])
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
