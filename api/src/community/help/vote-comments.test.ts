import type { HelpCommentData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createHelpCalls } from './testing.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['member']>>
let help: ReturnType<typeof createHelpCalls>
let topicId: number
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.member(9)
  help = createHelpCalls({ app, admin })
  topicId = (await help.create()).id
  await help.publish(topicId)
})
afterAll(() => app.close())

const vote = (as: string, comment: string | null, help_full = false) =>
  app.call('/api/help-center/helpful', { method: 'PUT', as, body: { topic_id: topicId, help_full, comment } })
const list = async (query = ''): Promise<HelpCommentData[]> =>
  (await help.get(`comments?${query}`)).json().data.items
const rows = async () => (await help.get('topics')).json().data.items
const settle = ({ id, voted_at }: HelpCommentData, is_done = true) =>
  help.send(`comments/${id}/state`, { is_done, voted_at })

test('what readers said is listed with the version they voted on, until it is done', async () => {
  const [anna, ben] = [await app.member(), await app.member()]
  await vote(anna.token, 'Which key?')
  await vote(ben.token, null)
  const [comment] = await list()
  expect(await list()).toHaveLength(1)
  expect(comment).toMatchObject({
    topic: { id: topicId, title: 'Bells' },
    version: 1,
    is_helpful: false,
    comment: 'Which key?',
    done_at: null,
  })
  expect(await rows()).toMatchObject([{ id: topicId, open_comments: 1 }])

  expect((await settle(comment!)).statusCode).toBe(200)
  expect(await list('state=open')).toEqual([])
  expect((await list('state=done'))[0]?.done_at).not.toBeNull()
  expect(await rows()).toMatchObject([{ open_comments: 0 }])
  await settle(comment!, false)
  expect(await list('state=open')).toHaveLength(1)
})

test('a comment that its reader changes is open again, and can’t be settled unread', async () => {
  const { token } = await app.member()
  await vote(token, 'Too short.')
  const before = (await list('search=too short'))[0]!
  await settle(before)
  await vote(token, 'Still too short.')
  expect((await settle(before)).json()).toMatchObject({ status: 409, error: 'comment_changed' })
  expect((await list('search=still'))[0]).toMatchObject({ id: before.id, done_at: null })
})

test('comments go into a file, and a formula stays text', async () => {
  const { token } = await app.member()
  await vote(token, '=1+1')
  const { headers, body } = await help.get('comments/export?search=%3D1')
  expect(headers['content-type']).toContain('text/csv')
  expect(body).toContain('Bells,1,not helpful,')
  expect(body).not.toMatch(/,=1/)
})

test('agents don’t read them', async () => {
  const agent = await app.member(5)
  expect((await help.get('comments', agent.token)).statusCode).toBe(403)
})
