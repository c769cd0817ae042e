import { MODAL_CLOSE_MS } from '@nireeka/contracts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { mineData, openThread, member } from '../testing/open-thread.tsx'

/** The code that the page loads on demand takes its time on a busy machine. */
beforeAll(async () => {
  await import('../../editor/text-editor.tsx')
  await import('../reply/reply-form.tsx')
}, 60_000)

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const hrefOf = (dialog: HTMLElement, name: string) =>
  within(dialog).getByRole('link', { name }).getAttribute('href')

test('a guest who likes a post is offered to register or to log in, and comes back to the post', async () => {
  const { calls } = openThread()
  await userEvent.click(await screen.findByRole('button', { name: 'Like post 2, 3 likes' }))
  const dialog = await screen.findByRole('dialog', { name: 'Like this post' })
  expect(within(dialog).getByText(/Only logged-in users can like posts/)).toBeDefined()
  const back = encodeURIComponent('/forum/thread/8#post-2')
  expect(hrefOf(dialog, 'Register')).toBe(`/register?continue=${back}`)
  expect(hrefOf(dialog, 'Login')).toBe(`/login?continue=${back}`)
  expect(calls.filter((call) => call.includes('like'))).toEqual([])
})

test('the like is done after the login, once', async () => {
  openThread()
  await userEvent.click(await screen.findByRole('button', { name: 'Like post 2, 3 likes' }))
  const dialog = await screen.findByRole('dialog', { name: 'Like this post' })
  await userEvent.click(within(dialog).getByRole('link', { name: 'Login' }))
  cleanup()
  const { calls } = openThread({
    session: member,
    replies: { 'PUT /api/forum/posts/102/like': { likes: 4 } },
  })
  const button = await screen.findByRole('button', { name: 'Like post 2, 4 likes', pressed: true })
  expect(button).toBeDefined()
  await waitFor(() =>
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual(['PUT /api/forum/posts/102/like']),
  )
  expect(sessionStorage).toHaveLength(0)
})

test('a guest who follows a thread is offered to register or to log in, and comes back to it', async () => {
  openThread()
  await userEvent.click(await screen.findByRole('button', { name: 'Follow' }))
  const dialog = await screen.findByRole('dialog', { name: 'Follow this thread' })
  expect(hrefOf(dialog, 'Login')).toBe(`/login?continue=${encodeURIComponent('/forum/thread/8')}`)
})

test('who closes the dialog likes nothing later', async () => {
  openThread()
  await userEvent.click(await screen.findByRole('button', { name: 'Like post 2, 3 likes' }))
  await screen.findByRole('dialog', { name: 'Like this post' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sessionStorage).toHaveLength(0)
})

test.each(['Follow', 'Like post 2, 3 likes'])(
  'a guest can like while the dialog after “%s” is closing',
  async (name) => {
    openThread()
    await userEvent.click(await screen.findByRole('button', { name }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    fireEvent.click(screen.getByRole('button', { name: 'Like post 2, 3 likes', hidden: true }))
    expect(await screen.findByRole('dialog', { name: 'Like this post' })).toBeDefined()
    await new Promise((resolve) => setTimeout(resolve, 2 * MODAL_CLOSE_MS))
    expect(screen.getByRole('dialog', { name: 'Like this post' })).toBeDefined()
  },
)

test('what is clicked before it is known who is here waits for that', async () => {
  const { session$ } = openThread({
    session: { status: 'loading' },
    replies: { 'PUT /api/forum/posts/102/like': { likes: 4 }, 'GET /api/forum/threads/8/mine': mineData() },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Like post 2, 3 likes' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  session$.next(member)
  expect(await screen.findByRole('button', { name: 'Like post 2, 4 likes', pressed: true })).toBeDefined()
})

test('a guest who replies is asked, and what they wrote is there after the login', async () => {
  openThread()
  await userEvent.click(await screen.findByRole('button', { name: 'Reply to post 2' }))
  const dialog = await screen.findByRole('dialog', { name: 'Reply to this thread' })
  expect(hrefOf(dialog, 'Login')).toContain(encodeURIComponent('/forum/thread/8#reply-2'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'Keep it warm.')
  await userEvent.click(screen.getByRole('button', { name: 'Post reply' }))
  expect(await screen.findByRole('dialog', { name: 'Reply to this thread' })).toBeDefined()
  cleanup()
  openThread({ session: member, path: '/forum/thread/8#reply-2' })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
  await waitFor(() => expect(field.value).toBe('Keep it warm.'))
  expect(screen.getByText(/In reply to/)).toBeDefined()
})
