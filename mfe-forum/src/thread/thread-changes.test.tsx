import type { Modal } from '@nireeka/contracts'
import { refusal } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import {
  member,
  mineData,
  openThread,
  pageData,
  postData,
  rider,
  threadData,
} from './testing/open-thread.tsx'

const confirmWith = (isSure: boolean) => vi.fn<(question: Modal) => Promise<boolean>>(async () => isSure)

test.each([true, false])(
  'deleting a comment asks with the sentence of the forum (sure: %s)',
  async (isSure) => {
    const confirm = confirmWith(isSure)
    const { calls } = openThread({
      session: member,
      replies: {
        'GET /api/forum/threads/8': pageData([postData(1), postData(2, { author: rider })]),
        'DELETE /api/forum/posts/102': null,
      },
      parts: { confirm },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'More for post 2' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete comment' }))
    await waitFor(() => expect(confirm).toHaveBeenCalled())
    expect(confirm.mock.calls[0]?.[0].text).toBe('This comment will be deleted permanently.')
    await waitFor(() => expect(calls.includes('DELETE /api/forum/posts/102')).toBe(isSure))
  },
)

test('a deleted comment keeps its place and says so, without text and buttons', async () => {
  const deleted = postData(2, { is_deleted: true, body: '' })
  openThread({ replies: { 'GET /api/forum/threads/8': pageData([postData(1), deleted]) } })
  const post = within(await screen.findByRole('article', { name: 'Post 2 by ada' }))
  expect(post.getByText('This comment was deleted.')).toBeDefined()
  expect(post.queryByRole('button')).toBeNull()
})

test('the author marks the answer and takes the mark back; the first post leads to it', async () => {
  let accepted_post_id: number | null = null
  const sent: unknown[] = []
  openThread({
    session: member,
    replies: {
      'GET /api/forum/threads/8': () => pageData(undefined, { accepted_post_id }),
      'GET /api/forum/threads/8/mine': mineData({ may_accept: true }),
      'PUT /api/forum/threads/8/accepted': ({ body }: { body: { post_id: number | null } }) => {
        sent.push(body)
        accepted_post_id = body.post_id
        return null
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as answer: post 2' }))
  const link = await screen.findByRole('link', { name: 'Answered by ada in post 2' })
  expect(link.getAttribute('href')).toBe('#post-2')
  expect(screen.getByText('Accepted answer')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Unmark as answer: post 2' }))
  await waitFor(() => expect(screen.queryByText('Accepted answer')).toBeNull())
  expect(sent).toEqual([{ post_id: 102 }, { post_id: null }])
})

test('a merged thread becomes the address of the thread that has its posts, without another request', async () => {
  const { calls } = openThread({
    path: '/forum/thread/7',
    replies: { 'GET /api/forum/threads/7': pageData() },
    isCached: true,
  })
  await screen.findByRole('heading', { level: 1, name: threadData.title })
  await waitFor(() => expect(location.pathname).toBe('/forum/thread/8'))
  expect(calls.filter((call) => call.startsWith('GET /api/forum'))).toEqual(['GET /api/forum/threads/7'])
})

test('the permanent address of a post leads to it and gives it the focus', async () => {
  openThread({
    path: '/forum/post/102',
    replies: { 'GET /api/forum/posts/102': { thread_id: 8, number: 2, page: 1 } },
  })
  const post = (await screen.findByRole('article', { name: 'Post 2 by ada' })).closest('li')
  await waitFor(() => expect(document.activeElement).toBe(post))
  expect(location.pathname + location.hash).toBe('/forum/thread/8#post-2')
})

test('the address of a deleted or hidden post isn’t in the forum', async () => {
  openThread({ path: '/forum/post/102', replies: { 'GET /api/forum/posts/102': refusal(404, 'No.') } })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We can’t find that in the forum' }),
  ).toBeDefined()
})

test('how far a member has read is told once, and only when it is further than before', async () => {
  const sent: unknown[] = []
  const READ = 'POST /api/forum/threads/8/read'
  const read = ({ body }: { body: unknown }) => (sent.push(body), null)
  const { calls } = openThread({
    session: member,
    replies: { 'GET /api/forum/threads/8/mine': mineData({ last_read: 1 }), [READ]: read },
  })
  await waitFor(() => expect(sent).toEqual([{ number: 2 }]))
  expect(calls.filter((call) => call === READ)).toHaveLength(1)
})
