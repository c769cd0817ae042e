import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { openThread, pageData, postData } from '../testing/open-thread.tsx'

/** Tells the page that posts are on the screen. */
let showAll: () => void

beforeEach(() => {
  const watchers: Array<() => void> = []
  showAll = () => watchers.forEach((tell) => tell())
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        watchers.push(() => tell([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})

function open() {
  const posts = [postData(1), postData(2)]
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const opened = openThread({
    replies: {
      'GET /api/forum/threads/8': () => pageData(posts),
      'GET /api/live': () =>
        new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) }),
    },
  })
  const tell = async () => {
    await waitFor(() => expect(stream).toBeDefined())
    stream!.enqueue(new TextEncoder().encode('data: {"topic":"forum-thread:8"}\n\n'))
  }
  return { posts, tell, ...opened }
}

test('a new reply appears by itself, and a bar leads to it from elsewhere', async () => {
  const { posts, tell } = open()
  await screen.findByRole('article', { name: 'Post 2 by ada' })
  posts.push(postData(3))
  await tell()
  const link = await screen.findByRole('link', { name: '1 new reply' })
  expect(link.getAttribute('href')).toBe('/forum/thread/8#post-3')
  expect(screen.getByRole('status').textContent).toBe('1 new reply')
  expect(screen.getByRole('article', { name: 'Post 3 by ada' })).toBeDefined()
  await userEvent.click(link)
  await waitFor(() => expect(screen.queryByRole('link', { name: '1 new reply' })).toBeNull())
})

test('a reply that is on the screen needs no bar', async () => {
  const { posts, tell } = open()
  await screen.findByRole('article', { name: 'Post 2 by ada' })
  posts.push(postData(3))
  await tell()
  await screen.findByRole('link', { name: '1 new reply' })
  showAll()
  await waitFor(() => expect(screen.queryByRole('link', { name: '1 new reply' })).toBeNull())
})

test('likes and edits of others appear by themselves', async () => {
  const { posts, tell } = open()
  await screen.findByRole('article', { name: 'Post 2 by ada' })
  posts[1] = postData(2, { likes: 12, body: 'Changed', edited_at: '2021-03-02T08:00:00.000Z' })
  await tell()
  expect(await screen.findByRole('button', { name: 'Like post 2, 12 likes' })).toBeDefined()
  expect(await screen.findByText('Changed')).toBeDefined()
})
