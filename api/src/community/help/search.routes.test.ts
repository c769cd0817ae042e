import { afterAll, beforeAll, expect, test } from 'vitest'

import { helpGroups } from '../../../seed/help/groups.ts'
import { seedHelp } from '../../../seed/help/seed-help.ts'
import { seedHelpSynonyms } from '../../../seed/help/synonyms.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { typoQueries } from '../../testing/typo-queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedHelp(app.db)
  await seedHelpSynonyms(app.db)
})
afterAll(() => app.close())

interface Found {
  items: Array<{ id: number; title: string }>
  total: number
  corrected: string | null
}
const get = async (path: string): Promise<Found> => (await app.call(`/api/help-center${path}`)).json().data
const search = (q: string) => get(`/search?q=${encodeURIComponent(q)}`)
const suggest = (keyword: string) => get(`/searching?keyword=${encodeURIComponent(keyword)}`)
const titles = ({ items }: Found) => items.map(({ title }) => title)
const misses = () => app.db.selectFrom('search_misses').select(['query', 'count']).orderBy('query').execute()

test.each([
  ['flat tyre', 'Service intervals'],
  ['flat tire', 'Service intervals'],
  ["won't charge", 'Charger shows red'],
  ["battery won't charge", 'Charger shows red'],
  ['guarantee', 'What the warranty covers'],
  ['pedelec stolen', 'Report a stolen bike'],
  ['boot', 'No assistance'],
  ['money back', 'Refund times'],
  ['voucher', 'Use credits and gift cards'],
  ['guarante', 'What the warranty covers'],
  ['vouhcer', 'Use credits and gift cards'],
])('“%s” is another word for what “%s” is about', async (q, title) => {
  expect(titles(await search(q)).slice(0, 3)).toContain(title)
  expect(titles(await suggest(q))).toContain(title)
})

test.each([
  ['batery', 'Remove and lock the battery'],
  ['bater', 'Remove and lock the battery'],
  ['wintr sto', 'Winter storage'],
  ['no assistanc', 'No assistance'],
  ['flat ty', 'Service intervals'],
])('while typing, %s suggests %s', async (keyword, title) => {
  expect(titles(await suggest(keyword))).toContain(title)
})

test('a search of which no topic has all words shows those that have most of them', async () => {
  expect(titles(await search('winter storage xylophone'))[0]).toBe('Winter storage')
  expect(titles(await search('xylophone trombone'))).toEqual([])
})

test('of 250 searches with one typing error, at least 97 % have the right topic among the first three', async () => {
  const texts = helpGroups
    .flatMap(({ articles }) => articles)
    .map(({ title, body, isDraft }, index) => ({ id: index + 1, title, body, isDraft }))
    .filter(({ isDraft }) => !isDraft)
  const queries = typoQueries(texts, { count: 250, seed: 2021 })
  const missed: string[] = []
  for (const { id, q } of queries) {
    const { items } = await search(q)
    if (!items.slice(0, 3).some((item) => item.id === id)) missed.push(`${q} → ${id}`)
  }
  expect(queries).toHaveLength(250)
  const most = 250 * 0.03
  expect(missed.length <= most ? [] : missed).toEqual([])
})

test('a search without results is counted by its folded text, and nothing else of it is kept', async () => {
  await search('Zzyzx  Qûrtz')
  await search('zzyzx qurtz')
  expect(await misses()).toContainEqual({ query: 'zzyzx qurtz', count: 2 })
  await search('qqqq@example.com')
  await search('zz12345678')
  expect(JSON.stringify(await misses())).not.toMatch(/example|12345678/)
  expect((await search('battery')).total).toBeGreaterThan(0)
  expect(JSON.stringify(await misses())).not.toContain('battery')
})

test('suggestions without a result aren’t counted, since they are unfinished', async () => {
  const before = await misses()
  await suggest('zzzqqq')
  expect(await misses()).toEqual(before)
})
