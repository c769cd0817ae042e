import { refusal } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { member, mineData, openThread, pageData, postData } from '../testing/open-thread.tsx'

/** The code that the page loads on demand takes its time on a busy machine. */
beforeAll(async () => {
  await import('../../editor/text-editor.tsx')
  await import('./reply-form.tsx')
}, 60_000)

afterEach(() => localStorage.clear())

const SEND = 'POST /api/forum/threads/8/posts'
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Post reply' }))

interface Sent {
  body?: unknown
  headers?: Record<string, string>
}

function open(answer: () => unknown) {
  const sent: Sent[] = []
  const posts = [postData(1), postData(2)]
  const opened = openThread({
    session: member,
    replies: {
      'GET /api/forum/threads/8': () => pageData(posts),
      [SEND]: (it: Sent) => {
        sent.push(it)
        const reply = answer()
        if (!(reply instanceof Error)) posts.push(postData(3, { body: 'Keep it warm.' }))
        return reply
      },
    },
  })
  return { sent, ...opened }
}

test('a reply to a post is sent once and shown, and gets the focus', async () => {
  const { sent } = open(() => ({ post: { id: 103, number: 3 } }))
  await userEvent.click(await screen.findByRole('button', { name: 'Reply to post 2' }))
  await userEvent.type(await field(), 'Keep it warm.')
  await send()
  const post = (await screen.findByRole('article', { name: 'Post 3 by ada' })).closest('li')
  await waitFor(() => expect(document.activeElement).toBe(post))
  expect(sent.map(({ body }) => body)).toEqual([{ body: 'Keep it warm.', reply_to_id: 102 }])
  expect((await field()).value).toBe('')
  expect(localStorage.getItem('forumDrafts')).toBeNull()
})

test('a quote has the author, the text and the post’s permanent address', async () => {
  open(() => null)
  await userEvent.click(await screen.findByRole('button', { name: 'Quote post 2' }))
  const text = await field()
  await waitFor(() => expect(text.value).toContain('> [ada](/forum/post/102) wrote:'))
  expect(text.value).toContain('> Text 2')
})

test('a refused reply keeps the text, and trying again sends the same key', async () => {
  const answers = [refusal(500, 'The server is busy.'), { post: { id: 103, number: 3 } }]
  const { sent } = open(() => answers.shift())
  await userEvent.type(await field(), 'Keep it warm.')
  await send()
  expect(await screen.findByText('The server is busy.')).toBeDefined()
  expect((await field()).value).toBe('Keep it warm.')
  await send()
  await screen.findByRole('article', { name: 'Post 3 by ada' })
  expect(new Set(sent.map(({ headers }) => headers?.['idempotency-key'])).size).toBe(1)
})

test('an empty reply isn’t sent', async () => {
  const { sent } = open(() => null)
  await field()
  await send()
  expect(await screen.findByText('Please write your reply.')).toBeDefined()
  expect(sent).toEqual([])
})

test('a guest is led to the login, and back to the reply', async () => {
  openThread()
  const back = `?continue=${encodeURIComponent('/forum/thread/8#reply')}`
  const link = await screen.findByRole('link', { name: 'Log in to reply' })
  expect(link.getAttribute('href')).toBe(`/login${back}`)
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
    `/register${back}`,
  )
  expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull()
})

test('a member has the whole form at once, without the focus, and nothing to cancel', async () => {
  open(() => null)
  const text = await field()
  expect(screen.getByRole('toolbar', { name: 'Formatting' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Post reply' })).toBeDefined()
  expect(screen.getByText(/Markdown works here/)).toBeDefined()
  expect(document.activeElement).not.toBe(text)
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Log in to reply' })).toBeNull()
})

test('a reply that is begun from a post takes the focus to the form that is there', async () => {
  open(() => null)
  const text = await field()
  await userEvent.click(screen.getByRole('button', { name: 'Reply to post 2' }))
  await waitFor(() => expect(document.activeElement).toBe(text))
})

test('a locked thread takes no reply, but of staff', async () => {
  const replies = {
    'GET /api/forum/threads/8': pageData([postData(1)], { is_locked: true }),
    'GET /api/forum/threads/8/mine': mineData({ may_reply: false }),
  }
  openThread({ session: member, replies })
  await screen.findByRole('button', { name: 'Like post 1, 3 likes' })
  expect(screen.queryByRole('button', { name: /reply/i })).toBeNull()
})

test('a reply says whom it answers and leads there, also to another page', async () => {
  const reply_to = { id: 101, number: 1, user_name: 'farhad' }
  openThread({
    replies: { 'GET /api/forum/threads/8': pageData([postData(1), postData(2, { reply_to })]) },
  })
  const link = await screen.findByRole('link', { name: 'In reply to farhad, post 1' })
  expect(link.getAttribute('href')).toBe('/forum/thread/8#post-1')
})
