import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedHelp } from '../../../seed/help/seed-help.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const COOKIE = '__Secure-help-voter'
const COUNTED = { 5: { yes: 60, no: 41 }, 8: { yes: 88, no: 4 }, 9: { yes: 120, no: 7 } }

let time = Date.parse('2021-06-01T12:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date(time) })
  await seedHelp(app.db)
})
afterAll(() => app.close())

interface Options {
  as?: string
  cookies?: Record<string, string>
  comment?: string | null
}

const vote = (path: string, topic_id: number, help_full: boolean, { comment, ...caller }: Options = {}) =>
  app.call(`/api/help-center/${path}`, {
    method: 'PUT',
    body: { topic_id, help_full, ...(comment !== undefined && { comment }) },
    ...caller,
  })
const voteAsGuest = (topicId: number, isHelpful: boolean, options: Options = {}) =>
  vote('helpful-guest', topicId, isHelpful, options)
const own = async (topicId: number, caller: Options = {}) =>
  (await app.call(`/api/help-center/topics/${topicId}/vote`, caller)).json().data.vote
const countsOf = async (topicId: number) =>
  (await app.call(`/api/help-center/topics/${topicId}`)).json().data.topic.helpful
const cookiesOf = ({ cookies }: Awaited<ReturnType<TestApp['call']>>) =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]))

test('a topic’s counts are the numbers of its votes', async () => {
  const { rows } = await app.db
    .selectFrom('help_votes')
    .select((eb) => ['topic_id', eb.fn.countAll<number>().as('votes')])
    .groupBy('topic_id')
    .execute()
    .then((counted) => ({ rows: new Map(counted.map(({ topic_id, votes }) => [topic_id, votes])) }))
  const topics = await app.db.selectFrom('help_topics').select(['id', 'votes_yes', 'votes_no']).execute()
  for (const { id, votes_yes, votes_no } of topics) expect(votes_yes + votes_no).toBe(rows.get(id) ?? 0)
  expect(await countsOf(5)).toEqual(COUNTED[5])
})

test('a member has one vote for a topic, and a change replaces it with its comment', async () => {
  const { token } = await app.member()
  const first = await vote('helpful', 5, false, { as: token, comment: '  Nothing on two phones. ' })
  expect(first.json().data).toEqual({
    vote: { help_full: false, comment: 'Nothing on two phones.' },
    helpful: { yes: 60, no: 42 },
  })
  await vote('helpful', 5, true, { as: token })
  expect(await countsOf(5)).toEqual({ yes: 61, no: 41 })
  expect(await own(5, { as: token })).toEqual({ help_full: true, comment: null })
  expect(first.cookies).toEqual([])
})

test('a guest is known by a cookie that is set with the first vote, and scripts can’t read', async () => {
  const first = await voteAsGuest(8, true)
  expect(first.cookies).toMatchObject([
    { name: COOKIE, httpOnly: true, secure: true, sameSite: 'Strict', path: '/api/help-center' },
  ])
  const cookies = cookiesOf(first)
  const second = await voteAsGuest(8, false, { cookies, comment: 'For how long?' })
  expect(second.json().data.helpful).toEqual({ yes: 88, no: 5 })
  expect(second.cookies).toEqual([])
  expect(await own(8, { cookies })).toEqual({ help_full: false, comment: 'For how long?' })
  expect(await own(8)).toBeNull()
})

test('looking at a topic sets no cookie', async () => {
  expect((await app.call('/api/help-center/topics/8/vote')).cookies).toEqual([])
})

test('a guest’s votes for two topics can’t be put together', async () => {
  const cookies = cookiesOf(await voteAsGuest(10, true))
  await voteAsGuest(11, true, { cookies })
  const rows = await app.db
    .selectFrom('help_votes')
    .select('guest')
    .where('topic_id', 'in', [10, 11])
    .where('guest', 'is not', null)
    .execute()
  const [first, second] = rows.map(({ guest }) => guest?.toString('hex'))
  expect([first, second].every(Boolean)).toBe(true)
  expect(first).not.toBe(second)
})

test('who votes, logs in and votes again counts once', async () => {
  const cookies = cookiesOf(await voteAsGuest(9, false))
  expect(await countsOf(9)).toEqual({ yes: 120, no: 8 })
  const { token } = await app.member()
  await vote('helpful', 9, true, { as: token, cookies })
  expect(await countsOf(9)).toEqual({ yes: 121, no: 7 })
  expect(await own(9, { cookies })).toBeNull()
})

test('a member on the guests’ path votes as a member', async () => {
  const { token } = await app.member()
  await voteAsGuest(12, true, { as: token })
  await vote('helpful', 12, true, { as: token })
  expect(await own(12, { as: token })).toEqual({ help_full: true, comment: null })
  const votes = app.db.selectFrom('help_votes').where('topic_id', '=', 12).where('user_id', 'is not', null)
  expect(await votes.select('id').execute()).toHaveLength(1)
})

test('many votes at once are one', async () => {
  const { token } = await app.member()
  const before = await countsOf(13)
  await Promise.all([1, 2, 3, 4, 5].map((n) => vote('helpful', 13, n % 2 === 1, { as: token })))
  const after = await countsOf(13)
  expect(after.yes + after.no).toBe(before.yes + before.no + 1)
})

test.each(['helpful', 'helpful-guest'])('%s takes no vote for a draft or an unknown topic', async (path) => {
  const { token } = await app.member()
  const as = path === 'helpful' ? { as: token } : {}
  const draft = await app.db
    .selectFrom('help_topics')
    .select('id')
    .where('is_draft', '=', true)
    .executeTakeFirstOrThrow()
  for (const id of [draft.id, 4711]) {
    const answer = await vote(path, id, true, as)
    expect([answer.statusCode, answer.cookies]).toEqual([404, []])
    expect((await app.call(`/api/help-center/topics/${id}/vote`)).statusCode).toBe(404)
  }
})

test('a guest can’t vote as a member, and an expired login is no guest', async () => {
  expect((await vote('helpful', 5, true)).statusCode).toBe(401)
  expect((await voteAsGuest(5, true, { as: 'A'.repeat(43) })).statusCode).toBe(401)
})

test.each([
  { topic_id: 5 },
  { topic_id: 5, help_full: 'yes' },
  { topic_id: 5, help_full: true, comment: 'x'.repeat(1001) },
])('the vote %j is refused', async (body) => {
  expect((await app.call('/api/help-center/helpful-guest', { method: 'PUT', body })).statusCode).toBe(422)
})

test('a comment is in no public answer', async () => {
  await voteAsGuest(14, false, { comment: 'My secret remark' })
  const answers = ['', '/topics/14', '/search?q=secret', '/searching?keyword=remark']
  for (const path of answers)
    expect((await app.call(`/api/help-center${path}`)).body).not.toMatch(/secret remark/)
})

test('a network’s new votes of guests are limited, and changes aren’t', async () => {
  time += 2 * 60 * 60_000
  const cookies = cookiesOf(await voteAsGuest(15, true))
  for (let turn = 1; turn < 40; turn++) {
    if (turn % 20 === 0) time += 60_000
    expect((await voteAsGuest(15, true)).statusCode).toBe(200)
  }
  time += 60_000
  const refused = await voteAsGuest(15, true)
  expect([refused.statusCode, refused.json().error]).toEqual([429, 'too_many_requests'])
  expect((await voteAsGuest(15, false, { cookies })).statusCode).toBe(200)
})
