import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedHelp } from '../../../seed/help/seed-help.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedHelp(app.db)
})
afterAll(() => app.close())

const get = async (path: string) => (await app.call(`/api/help-center${path}`)).json().data
const titles = (data: { items: Array<{ title: string }> }) => data.items.map(({ title }) => title)
const draft = () =>
  app.db.selectFrom('help_topics').select('id').where('is_draft', '=', true).executeTakeFirstOrThrow()

test('eight groups hold forty-one topics', async () => {
  const { groups } = await get('')
  expect(groups).toHaveLength(8)
  expect(groups.flatMap((group: { topics: unknown[] }) => group.topics)).toHaveLength(41)
})

test('the five topics that most readers found helpful are named, the most helpful first', async () => {
  const { most_helpful } = await get('')
  expect(most_helpful).toHaveLength(6)
  expect(most_helpful.slice(0, 2)).toEqual([
    { id: expect.any(Number), title: 'Error code list', group: 'Motor and display' },
    { id: 6, title: 'How far will my bike go?', group: 'Battery and charging' },
  ])
})

test('a topic comes with its votes and others that are about the same, in any group', async () => {
  const { topic, related } = await get('/topics/5')
  expect(topic).toMatchObject({ title: 'Pair the app', helpful: { yes: 60, no: 41 } })
  expect(topic.group.title).toBe('Getting started')
  expect(related).toHaveLength(4)
  const { related: toCharger } = await get('/topics/10')
  const found = toCharger.map(({ title }: { title: string }) => title)
  expect(found).toContain('First charge')
  expect(found).not.toContain('Charger shows red')
})

test('a draft is nowhere', async () => {
  const { id } = await draft()
  expect((await app.call(`/api/help-center/topics/${id}`)).statusCode).toBe(404)
  expect(titles(await get('/search?q=two%20batteries'))).not.toContain('Ride with two batteries')
  expect(JSON.stringify(await get(''))).not.toContain('Ride with two batteries')
})

test.each([
  ['winter storage', 'Winter storage', null],
  ['how to charge in winter', 'Winter storage', null],
  ['warrenty', 'What the warranty covers', 'warranty'],
  ['E15', 'Error code list', null],
  ['forgotten passwrd', 'Forgot password', 'forgot password'],
])('looking for %s finds %s', async (q, title, corrected) => {
  const found = await get(`/search?q=${encodeURIComponent(q)}`)
  expect(titles(found).slice(0, 3)).toContain(title)
  expect(found.corrected).toBe(corrected)
})

test('suggestions come while a word is being typed', async () => {
  const { items } = await get('/searching?keyword=batt')
  expect(items.length).toBeGreaterThan(2)
  expect(items.length).toBeLessThanOrEqual(6)
  expect(items[0].excerpt).not.toContain('**')
})

test('a topic whose title has the whole search comes with its first sentences, others without', async () => {
  const { items } = await get('/search?q=winter%20storage')
  const [best, ...others] = items
  expect(best.title).toBe('Winter storage')
  expect(best.answer).toMatch(/^\p{Lu}.+[.!?]$/u)
  expect(best.answer).not.toMatch(/[*#|_]/)
  expect(best.answer.length).toBeLessThanOrEqual(320)
  expect(others.map(({ answer }: { answer: string | null }) => answer)).toEqual(others.map(() => null))
})

test('results come in pages', async () => {
  const first = await get('/search?q=bike')
  const second = await get('/search?q=bike&page=2')
  expect(first.total).toBeGreaterThan(10)
  expect(titles(first)).toHaveLength(10)
  expect(titles(second)).not.toContain(titles(first)[0])
})

test.each(['?!', 'the', 'zzzzzz', "'; drop table help_topics; --", ':* & |'])(
  'looking for %s finds nothing and breaks nothing',
  async (q) => {
    const response = await app.call(`/api/help-center/search?q=${encodeURIComponent(q)}`)
    expect(response.statusCode).toBe(200)
    expect(response.json().data.items).toEqual([])
  },
)

test.each([
  '/search',
  '/search?q=',
  '/search?q=a&page=0',
  '/searching',
  '/topics/x',
  '/searching?keyword=a&x=1',
])('%s is refused', async (path) => {
  expect((await app.call(`/api/help-center${path}`)).statusCode).toBe(422)
})
