import { USUAL_AREAS } from '@nireeka/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { mayEdit, mayWrite } from './may-write.ts'
import { type ForumDesk, openForumDesk } from './testing.ts'

const MINUTE = 60_000
const NOW = Date.now()
let desk: ForumDesk
beforeAll(async () => {
  desk = await openForumDesk(() => new Date(NOW))
  await desk.db
    .insertInto('forum_words')
    .values([
      { word: 'casino', action: 'hold' },
      { word: 'poker', action: 'refuse' },
    ])
    .execute()
})
afterAll(() => desk.close())

let text = 0
/** A text that nobody has written before. */
const fresh = () => `A text of its own about saddle number ${++text}, which is comfortable.`

interface Change {
  body?: string
  threadId?: number
  at?: number
}
const write = (
  member: { id: number; is_admin: number },
  { body = fresh(), threadId = 1, at = NOW }: Change = {},
) =>
  desk.db
    .transaction()
    .execute((trx) =>
      mayWrite(trx, { user: { ...member, areas: [...USUAL_AREAS] }, threadId, body, now: new Date(at) }),
    )
    .then(
      (it) => ('reason' in it ? it.reason : it.decision),
      (error) => error.statusCode as number,
    )

const newMember = async () => ({ id: (await desk.app.member()).id, is_admin: 0 })
const regular = async () =>
  desk.db
    .updateTable('users')
    .set({ created_at: new Date('2020-01-01') })
    .where('user_name', '=', 'mo-rides')
    .returning(['id', 'is_admin'])
    .executeTakeFirstOrThrow()

test('a hundred posts a minute by one are limited, and others aren’t hit', async () => {
  const [spammer, anna] = [await newMember(), await newMember()]
  const all = await Promise.all(Array.from({ length: 100 }, () => write(spammer)))
  expect(all.filter((one) => one === 'publish')).toHaveLength(5)
  expect(all.filter((one) => one === 429)).toHaveLength(95)
  expect(await write(anna)).toBe('publish')
  expect(await write(spammer, { at: NOW + MINUTE })).toBe('publish')
})

test('the same text in twenty threads is held and then refused', async () => {
  const member = await regular()
  const body = fresh()
  const all = []
  for (let threadId = 1; threadId <= 20; threadId++)
    all.push(await write(member, { body, threadId, at: NOW + threadId * MINUTE }))
  expect(all).toEqual(['publish', 'duplicate', 'duplicate', ...Array<number>(17).fill(429)])
  expect(await write(member, { body: ` ${body.toUpperCase()}!`, at: NOW + 30 * MINUTE })).toBe(422)
})

test.each<[string, string, unknown]>([
  ['one link', 'See https://a.example', 'links'],
  ['three links', 'https://a.example https://b.example https://c.example', 422],
  ['a held word', 'Win at the cas\u200Bino', 'word'],
  ['a refused word', 'Win at **po**ker', 422],
  ['a megabyte', 'a'.repeat(1_000_000), 422],
  ['a short answer', 'Thanks!', 'publish'],
])('%s of a new account', async (_title, body, outcome) => {
  expect(await write(await newMember(), { body })).toBe(outcome)
})

test('a known member’s links are published, fifty are too many', async () => {
  const member = await regular()
  const at = NOW + 60 * MINUTE
  expect(await write(member, { body: `${fresh()} https://a.example`, at })).toBe('publish')
  expect(await write(member, { body: 'https://a.example '.repeat(50), at })).toBe(422)
})

test('who is banned writes nothing, and staff aren’t limited', async () => {
  const member = await newMember()
  await desk.staffCall('/bans', { user_id: member.id, days: null, reason: 'Spam.' })
  expect(await write(member)).toBe(403)
  const agent = { id: desk.agent.id, is_admin: 1 }
  const all = await Promise.all(
    Array.from({ length: 30 }, () => write(agent, { body: 'Same for all of you here.' })),
  )
  expect(new Set(all)).toEqual(new Set(['publish']))
})

test('an edit can’t add what a new post couldn’t have', async () => {
  const user = { ...(await newMember()), areas: [] }
  const edit = (body: string) =>
    mayEdit(desk.db, { user, body, now: new Date(NOW) }).then(
      () => 200,
      (error) => error.statusCode as number,
    )
  const texts = ['Fine.', 'Casino', 'poker', 'https://a.example '.repeat(3)]
  expect(await Promise.all(texts.map(edit))).toEqual([200, 422, 422, 422])
})
