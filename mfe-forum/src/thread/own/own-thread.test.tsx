import { CONFIRMATIONS, HttpError, type Modal } from '@nireeka/contracts'
import { refusal } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { member, mineData, openThread, pageData } from '../testing/open-thread.tsx'

const HIDE = 'PUT /api/forum/threads/8/hidden'

interface Opened {
  mine?: object
  thread?: object
  replies?: Record<string, unknown>
  isSure?: boolean
}

/** Opens the page as the thread's author. */
function openOwn({ mine, thread, replies, isSure = true }: Opened = {}) {
  const confirm = vi.fn<(question: Modal) => Promise<boolean>>(async () => isSure)
  const opened = openThread({
    session: member,
    replies: {
      'GET /api/forum/threads/8': pageData(undefined, thread),
      'GET /api/forum/threads/8/mine': mineData({ may_delete: true, ...mine }),
      'GET /api/forum/tags': { tags: [] },
      ...replies,
    },
    parts: { confirm },
  })
  return { confirm, ...opened }
}

async function items() {
  await userEvent.click(await screen.findByRole('button', { name: 'Manage your thread' }))
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}
const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }))

test('nobody but the author has the menu of their thread', async () => {
  openThread({ session: member })
  await screen.findByRole('button', { name: /^Follow\. Notify me about/ })
  expect(screen.queryByRole('button', { name: 'Manage your thread' })).toBeNull()
})

test('hiding asks with the sentence of the forum', async () => {
  const sent: unknown[] = []
  const { confirm, notify } = openOwn({
    replies: { [HIDE]: ({ body }: { body: unknown }) => (sent.push(body), null) },
  })
  await items()
  await choose('Hide thread')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Thread hidden'))
  expect(confirm).toHaveBeenCalledWith(CONFIRMATIONS.hideThread)
  expect(CONFIRMATIONS.hideThread.text).toBe(
    'Only admins and the author will be able to see this thread. You can make it visible any time.',
  )
  expect(sent).toEqual([{ is_hidden: true }])
})

test('who isn’t sure hides nothing', async () => {
  const { calls, confirm } = openOwn({ isSure: false, replies: { [HIDE]: null } })
  await items()
  await choose('Hide thread')
  await waitFor(() => expect(confirm).toHaveBeenCalled())
  expect(calls).not.toContain(HIDE)
})

test('what the author has hidden they can show again', async () => {
  const sent: unknown[] = []
  const { confirm } = openOwn({
    thread: { is_hidden: true },
    mine: { hidden_by: 'author' },
    replies: { [HIDE]: ({ body }: { body: unknown }) => (sent.push(body), null) },
  })
  expect(await screen.findByText(/You can make it visible any time/)).toBeDefined()
  expect(await items()).toEqual(['Edit title and tags', 'Show thread', 'Delete thread'])
  await choose('Show thread')
  await waitFor(() => expect(sent).toEqual([{ is_hidden: false }]))
  expect(confirm).toHaveBeenCalledWith(CONFIRMATIONS.showThread)
})

test('what staff have hidden the author can’t show, and a sentence says why', async () => {
  openOwn({ thread: { is_hidden: true }, mine: { hidden_by: 'staff' } })
  expect(await screen.findByText(/so only our team can show it again/)).toBeDefined()
  expect(await items()).toEqual(['Edit title and tags', 'Delete thread'])
})

test('why a thread can’t be shown is told when staff were faster', async () => {
  const { notify } = openOwn({
    thread: { is_hidden: true },
    mine: { hidden_by: 'author' },
    replies: { [HIDE]: refusal(403, 'Our team has hidden this thread.') },
  })
  await items()
  await choose('Show thread')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'Our team has hidden this thread.'))
})

test('the title of a locked thread stays as it is', async () => {
  openOwn({ thread: { is_locked: true }, mine: { may_reply: false } })
  expect(await items()).toEqual(['Hide thread', 'Delete thread'])
})

test('the author changes the title, and sees both when somebody was faster', async () => {
  const fields = { title: ['Range in the cold'], tags: ['range'], version: ['2'] }
  openOwn({
    replies: {
      'PUT /api/forum/threads/8': new HttpError({
        status: 409,
        code: 'changed',
        message: 'Changed.',
        fields,
      }),
    },
  })
  await items()
  await choose('Edit title and tags')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit title and tags' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), '?')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Range in the cold')).toBeDefined()
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Range in winter?')
})

test('the author deletes the thread, and is led to the list', async () => {
  const { calls, confirm } = openOwn({
    replies: {
      'DELETE /api/forum/threads/8': null,
      'GET /api/forum/threads': { items: [], page: 1, per_page: 20, total: 0 },
      'GET /api/forum/categories': { categories: [] },
      'GET /api/forum/threads/mine': { threads: [], hidden_threads: 0 },
    },
  })
  await items()
  await choose('Delete thread')
  await waitFor(() => expect(location.pathname).toBe('/forum/1'))
  expect(confirm).toHaveBeenCalledWith(CONFIRMATIONS.deleteThread)
  expect(calls).toContain('DELETE /api/forum/threads/8')
})
