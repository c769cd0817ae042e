import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import { seedHelp } from '../../../seed/help/seed-help.ts'
import { seedSpares } from '../../../seed/spares.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { addMiss, addSynonym, createHelpCalls } from './testing.ts'

let app: TestApp
let calls: ReturnType<typeof createHelpCalls>
beforeAll(async () => {
  app = await openTestApp()
  await seedConfigurator(app.db)
  await seedSpares(app.db)
  await seedHelp(app.db)
  calls = createHelpCalls({ app, admin: await app.member(9) })
})
afterAll(() => app.close())

const list = async (query = '') => (await calls.get(`synonyms${query}`)).json().data
const total = async (q: string) => (await app.call(`/api/help-center/search?q=${q}`)).json().data.total
const spares = async (q: string) =>
  (await app.call(`/api/spares/search?q=${encodeURIComponent(q)}`)).json().data
const isMissed = async (query: string, area: string) =>
  (await calls.get(`misses?search=${query}&area=${area}`)).json().data.total === 1

test('a synonym finds what it means at once, and the search is off the list', async () => {
  expect(await total('quokkaphone')).toBe(0)
  await addMiss(app, 'quokkaphone', { area: 'diagnosis' })
  await addMiss(app, 'quokkaphone', { area: 'spares' })
  const synonym = { area: 'help', phrase: 'Quokkaphone', means: 'battery' }
  expect((await calls.send('synonyms', synonym)).statusCode).toBe(200)
  expect(await total('quokkaphone')).toBeGreaterThan(2)
  expect(await isMissed('quokkaphone', 'help')).toBe(false)
  // The troubleshooter has the help centre's synonyms, and spare parts have their own.
  expect(await isMissed('quokkaphone', 'diagnosis')).toBe(false)
  expect(await isMissed('quokkaphone', 'spares')).toBe(true)
  expect((await calls.send('synonyms', synonym)).json().data).toEqual({
    phrase: ['This phrase means these words already.'],
  })
})

test('a synonym of spare parts finds parts, also within a longer search and in the plural, and no topics', async () => {
  expect((await spares('zonkbars')).total).toBe(0)
  const synonym = { area: 'spares', phrase: 'zonkbars', means: 'brake pads' }
  expect((await calls.send('synonyms', synonym)).statusCode).toBe(200)
  for (const q of ['zonkbars', 'zonkbar', 'zonkbars nyx']) {
    const { items, corrected } = await spares(q)
    expect([items[0]?.title, corrected]).toEqual([expect.stringMatching(/^Brake pad set/), null])
  }
  expect(await total('zonkbars')).toBe(0)
})

test('synonyms are listed by their phrases, and narrowed by a text of either side and by kind', async () => {
  await addSynonym(app, 'zymurgy', 'charger')
  await addSynonym(app, 'Zwieback', 'zymurgy kit')
  const phrases = async (query: string) =>
    (await list(query)).items.map(({ phrase }: { phrase: string }) => phrase)
  expect(await phrases('?search=ZYM')).toEqual(['Zwieback', 'zymurgy'])
  expect(await phrases('?search=zym&area=spares')).toEqual([])
  expect((await list()).total).toBe((await list('?area=help')).total + (await list('?area=spares')).total)
})

test('a changed synonym finds what it means from then on, and no longer what it meant', async () => {
  const read = { phrase: 'wibblestick', means: 'charger' }
  await calls.send('synonyms', { area: 'help', ...read })
  const [{ id }] = (await list('?search=wibblestick')).items
  const change = { phrase: 'wobblestick', means: 'battery', read }
  expect((await calls.send(`synonyms/${id}`, change)).statusCode).toBe(200)
  expect((await list('?search=bblestick')).items).toEqual([
    { id, area: 'help', phrase: 'wobblestick', means: 'battery' },
  ])
  expect(await total('wobblestick')).toBe(await total('battery'))
  expect((await calls.send(`synonyms/${id}`, change)).statusCode).toBe(409)
  const { phrase, means } = change
  const taken = { phrase: 'Quokkaphone', means: 'battery', read: { phrase, means } }
  expect((await calls.send(`synonyms/${id}`, taken)).json().data).toEqual({
    phrase: ['This phrase means these words already.'],
  })
})

test('a removed synonym finds nothing any more; one that has changed in the meantime stays', async () => {
  const read = { phrase: 'flumadiddle', means: 'battery' }
  await calls.send('synonyms', { area: 'help', ...read })
  const [{ id }] = (await list('?search=flumadiddle')).items
  const stale = { read: { ...read, means: 'charger' } }
  expect((await calls.send(`synonyms/${id}/delete`, stale)).statusCode).toBe(409)
  expect(await total('flumadiddle')).toBeGreaterThan(2)
  expect((await calls.send(`synonyms/${id}/delete`, { read })).statusCode).toBe(200)
  expect(await total('flumadiddle')).toBe(0)
  expect((await calls.send(`synonyms/${id}/delete`, { read })).statusCode).toBe(404)
})

test.each([
  [{ phrase: '!', means: 'battery' }, 'phrase'],
  [{ phrase: 'akku', means: '' }, 'means'],
  [{ phrase: 'x'.repeat(61), means: 'battery' }, 'phrase'],
  [{ area: 'forum', phrase: 'akku', means: 'battery' }, 'area'],
])('the synonym %j is refused', async (synonym, field) => {
  const answer = await calls.send('synonyms', { area: 'help', ...synonym })
  expect([answer.statusCode, Object.keys(answer.json().data)]).toEqual([422, [field]])
})
