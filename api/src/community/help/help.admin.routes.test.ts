import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import { seedHelp } from '../../../seed/help/seed-help.ts'
import { seedHelpBikes } from '../../../seed/help/topic-bikes.ts'
import { seedHelpVersions } from '../../../seed/help/topic-versions.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createHelpCalls, TOPIC } from './testing.ts'

let app: TestApp
let calls: ReturnType<typeof createHelpCalls>
beforeAll(async () => {
  app = await openTestApp()
  await seedConfigurator(app.db)
  await seedHelp(app.db)
  await seedHelpBikes(app.db)
  await seedHelpVersions(app.db)
  calls = createHelpCalls({ app, admin: await app.member(9) })
})
afterAll(() => app.close())

const guest = async (path: string) => app.call(`/api/help-center${path}`)
/** What any public answer says of topics that have a word. */
const toldOf = async (word: string, id: number) => {
  const paths = ['', `/search?q=${word}`, `/searching?keyword=${word}`, `/topics/${id}`, '/topics/1']
  const answers = await Promise.all(paths.map(guest))
  return answers.filter(({ body }) => body.toLowerCase().includes(`${word} `)).length
}

test('topics that came with the shop have a first version that nobody here has written', async () => {
  const { data } = (await calls.get('topics')).json()
  expect(data.total).toBe(42)
  expect(data.items[0]).toMatchObject({ version: 1, written_by: null })
  const { data: drafts } = (await calls.get('topics?state=draft')).json()
  expect(drafts.items.map(({ title }: { title: string }) => title)).toEqual(['Ride with two batteries'])
  expect((await calls.get('topics/1/versions')).json().data.items).toMatchObject([
    { number: 1, is_live: true, written_by: null, published_by: null },
  ])
})

test('a new topic is a draft that no guest is told of, and published for all at once', async () => {
  const { id, state } = await calls.create({
    title: 'Zither care',
    body: 'A zither needs oil.',
    related: [10, 2],
  })
  expect([id, state]).toEqual([expect.any(Number), 'draft'])
  expect((await guest(`/topics/${id}`)).statusCode).toBe(404)
  expect(await toldOf('zither', id)).toBe(0)

  expect((await calls.publish(id)).json().data).toMatchObject({ state: 'published', published_version: 1 })
  expect(await toldOf('zither', id)).toBe(4)
  const { related } = (await guest(`/topics/${id}`)).json().data
  expect(related.map((topic: { id: number }) => topic.id).slice(0, 2)).toEqual([10, 2])
  expect((await guest('/search?q=zihter')).json().data.corrected).toBe('zither')

  expect((await calls.publish(id, false)).json().data).toMatchObject({
    state: 'draft',
    published_version: null,
  })
  expect((await guest(`/topics/${id}`)).statusCode).toBe(404)
  expect(await toldOf('zither', id)).toBe(0)
  expect((await guest('/search?q=zihter')).json().data.corrected).not.toBe('zither')
})

test('readers keep the published version until the next one is published', async () => {
  const { id } = await calls.create({ title: 'Kazoo', body: 'A kazoo hums.' })
  await calls.publish(id)
  const edited = (await calls.edit(id, { title: 'Kazoo, new', body: 'A vuvuzela roars.', bikes: [1] })).json()
    .data
  expect(edited).toMatchObject({ version: 2, state: 'changed', published_version: 1 })
  expect(await toldOf('vuvuzela', id)).toBe(0)
  expect((await guest(`/topics/${id}`)).json().data.topic.title).toBe('Kazoo')
  await calls.publish(id)
  const { topic } = (await guest(`/topics/${id}`)).json().data
  expect(topic).toMatchObject({ title: 'Kazoo, new', body: 'A vuvuzela roars.' })
  const { groups } = (await guest('')).json().data
  const listed = groups[0].topics.find((one: { id: number }) => one.id === id)
  expect(listed.bikes).toEqual(['nireeka-prime'])
})

test('a topic is found by its keywords, which no page shows', async () => {
  const { id } = await calls.create({ title: 'Horn', body: 'It is loud.', keywords: ['tootophone'] })
  await calls.publish(id)
  const { items } = (await guest('/search?q=tootophone')).json().data
  expect(items.map((one: { id: number }) => one.id)).toEqual([id])
  expect((await guest(`/topics/${id}`)).body).not.toContain('tootophone')
})

test('a chosen topic that is taken down is no longer related', async () => {
  const [shown, gone] = [await calls.create(), await calls.create({ title: 'Gone soon' })]
  await calls.publish(gone.id)
  await calls.edit(shown.id, { related: [gone.id] })
  await calls.publish(shown.id)
  const relatedIds = async () => {
    const { related } = (await guest(`/topics/${shown.id}`)).json().data
    return related.map((topic: { id: number }) => topic.id)
  }
  expect(await relatedIds()).toContain(gone.id)
  await calls.publish(gone.id, false)
  expect(await relatedIds()).not.toContain(gone.id)
})

test('an older version comes back as a new draft', async () => {
  const { id } = await calls.create({ title: 'First', body: 'One.' })
  await calls.edit(id, { title: 'Second', body: 'Two.' })
  await calls.publish(id)
  const restored = (await calls.send(`topics/${id}/versions/1/restore`, { version: 2 })).json().data
  expect(restored).toMatchObject({ title: 'First', body: 'One.', version: 3, state: 'changed' })
  expect((await guest(`/topics/${id}`)).json().data.topic.title).toBe('Second')
  const { items } = (await calls.get(`topics/${id}/versions`)).json().data
  expect(items).toMatchObject([
    { number: 3, restored_from: 1, is_live: false, published_at: null },
    { number: 2, restored_from: null, is_live: true, published_by: expect.any(String) },
    { number: 1, title: 'First' },
  ])
  expect((await calls.get(`topics/${id}/versions/2`)).json().data.body).toBe('Two.')
  expect((await calls.get(`topics/${id}/versions/9`)).statusCode).toBe(404)
})

test('of two who write the same topic the second one is told, whatever they do', async () => {
  const { id } = await calls.create()
  await calls.edit(id, { title: 'Theirs' })
  const answers = await Promise.all([
    calls.send(`topics/${id}`, { ...TOPIC, title: 'Mine', version: 1 }),
    calls.send(`topics/${id}/publication`, { is_published: true, version: 1 }),
    calls.send(`topics/${id}/versions/1/restore`, { version: 1 }),
  ])
  expect(answers.map((answer) => [answer.statusCode, answer.json().error])).toEqual(
    Array.from({ length: 3 }, () => [409, 'stale_version']),
  )
  expect(await calls.read(id)).toMatchObject({ title: 'Theirs', version: 2, state: 'draft' })
})

test('a call that is sent twice makes one topic', async () => {
  const key = 'a-topic-sent-twice'
  const [first, again] = await Promise.all([1, 2].map(() => calls.send('topics', TOPIC, { key })))
  expect(first!.json().data.id).toBe(again!.json().data.id)
})

test.each([
  ['no title', { title: ' ' }, 'title'],
  ['no text', { body: '' }, 'body'],
  ['a text without an end', { body: 'x'.repeat(20_001) }, 'body'],
  ['an unknown group', { group_id: 99 }, 'group_id'],
  ['an unknown bike', { bikes: [99] }, 'bikes'],
  ['an unknown topic', { related: [4711] }, 'related'],
])('%s is refused', async (_what, change, field) => {
  const answer = await calls.send('topics', { ...TOPIC, ...change })
  expect([answer.statusCode, Object.keys(answer.json().data)]).toEqual([422, [field]])
})

test('a topic can’t lead to itself', async () => {
  const { id } = await calls.create()
  expect((await calls.edit(id, { related: [id] })).json().data).toEqual({
    related: ['A topic can’t lead to itself.'],
  })
})

test('the list is searched by title, keywords and text of the latest version, and filtered by group', async () => {
  const { id } = await calls.create({
    title: 'Lute',
    keywords: ['strings'],
    body: 'Café music.',
    group_id: 3,
  })
  for (const word of ['lute', 'STRINGS', 'cafe'])
    expect((await calls.get(`topics?search=${word}&group=3`)).json().data.items).toMatchObject([{ id }])
  expect((await calls.get('topics?search=lute&group=1')).json().data.total).toBe(0)
  expect((await calls.get('topics?search=100%25')).json().data.total).toBe(0)
  const { groups, bikes, topics } = (await calls.get('choices')).json().data
  expect([groups.length, bikes.length > 2, topics.some((one: { id: number }) => one.id === id)]).toEqual([
    8,
    true,
    true,
  ])
})
