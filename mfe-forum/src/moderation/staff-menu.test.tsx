import { HttpError, MODAL_CLOSE_MS, type Session, type Stream } from '@nireeka/contracts'
import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import type { ModeratedPost, ModeratedThread } from './moderation.api.ts'
import { StaffMenu } from './staff-menu.tsx'

const THREAD: ModeratedThread = {
  id: 8,
  title: 'Creak',
  version: 3,
  category: { id: 2, title: 'Prime' },
  isHidden: false,
  isLocked: true,
  isPinned: false,
}
const POST: ModeratedPost = {
  id: 81,
  number: 2,
  version: 1,
  author: { id: 5, userName: 'eve', isStaff: false },
}

function as(is_admin: number): Stream<Session> {
  const session: Session = {
    status: 'member',
    user: {
      id: 6,
      name: 'Agnes',
      last_name: 'Porter',
      email: 'agnes@example.com',
      avatar: null,
      user_name: 'agnes',
      is_admin,
      areas: is_admin === 1 ? ['community'] : [],
      unit: 0,
    },
  }
  return {
    value: session,
    subscribe(listener) {
      listener(session)
      return { unsubscribe: () => undefined }
    },
  }
}

interface Sent {
  body?: unknown
}

/** Opens the menu on a fake API. Returns what was sent and told. */
function open({ post, is_admin = 1, reply = (): unknown => ({ id: 8, version: 4 }) }: Options = {}) {
  const sent: unknown[] = []
  const notify = vi.fn<(kind: string, message: string) => void>()
  const take = ({ body }: Sent) => (sent.push(body), reply())
  const { http } = fakeHttp({
    'GET /api/forum/categories': {
      categories: [2, 3].map((id) => ({ id, title: `Category ${id}`, description: '', threads: 1 })),
    },
    'POST /api/backoffice/forum/threads/8/state': take,
    'POST /api/backoffice/forum/threads/8/move': take,
    'POST /api/backoffice/forum/threads/8/merge': take,
    'POST /api/backoffice/forum/bans': take,
  })
  renderPage(<StaffMenu thread={THREAD} post={post} />, '/forum/thread/8', {
    http,
    notify,
    session$: as(is_admin),
  })
  return { sent, notify }
}
interface Options {
  post?: ModeratedPost
  is_admin?: number
  reply?: () => unknown
}

const choose = async (menu: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: menu }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('members and guests have no menu', async () => {
  open({ is_admin: 0 })
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})

test('hiding says what it means and why it is done, and names the version', async () => {
  const { sent } = open()
  await choose('Moderate thread', 'Hide thread')
  const dialog = await dialogOf('Hide thread?')
  expect(
    dialog.getByText(
      'Only admins and the author will be able to see this thread. You can make it visible any time.',
    ),
  ).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Hide thread' }))
  expect(sent).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Insults')
  await userEvent.click(dialog.getByRole('button', { name: 'Hide thread' }))
  await waitFor(() => expect(sent).toEqual([{ change: 'hide', reason: 'Insults', version: 3 }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('another action can be chosen while the dialog of the last one is closing', async () => {
  open()
  await choose('Moderate thread', 'Hide thread')
  await userEvent.keyboard('{Escape}')
  fireEvent.click(screen.getByRole('button', { name: 'Moderate thread', hidden: true }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Pin thread', hidden: true }))
  expect(await screen.findByRole('dialog', { name: 'Pin thread?' })).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, 2 * MODAL_CLOSE_MS))
  expect(screen.getByRole('dialog', { name: 'Pin thread?' })).toBeTruthy()
})

test('the menu offers what the thread isn’t yet', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Moderate thread' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Hide thread',
    'Unlock thread',
    'Pin thread',
    'Move to a category',
    'Merge into another thread',
    'Delete thread',
  ])
})

test('a change that came too late says so, and what was typed stays', async () => {
  const sentence = 'It has changed in the meantime. Please review it again.'
  open({ reply: (): HttpError => refusal(409, sentence) })
  await choose('Moderate thread', 'Unlock thread')
  const dialog = await dialogOf('Unlock thread?')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Solved')
  await userEvent.click(dialog.getByRole('button', { name: 'Unlock thread' }))
  expect(await dialog.findByText(sentence)).toBeTruthy()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('Solved')
})

test('a thread is moved to another category', async () => {
  const { sent } = open()
  await choose('Moderate thread', 'Move to a category')
  const dialog = await dialogOf('Move thread')
  await dialog.findByRole('option', { name: 'Category 3' })
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), '3')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Fits there')
  await userEvent.click(dialog.getByRole('button', { name: 'Move thread' }))
  await waitFor(() => expect(sent).toEqual([{ category_id: 3, reason: 'Fits there', version: 3 }]))
})

test('a merger takes the other thread’s address', async () => {
  const { sent } = open()
  await choose('Moderate thread', 'Merge into another thread')
  const dialog = await dialogOf('Merge thread')
  const into = dialog.getByRole('textbox', { name: 'Into thread' })
  await userEvent.type(into, 'the other')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Same question')
  await userEvent.click(dialog.getByRole('button', { name: 'Merge threads' }))
  expect(await dialog.findByText('That isn’t the address or number of a thread.')).toBeTruthy()
  await userEvent.clear(into)
  await userEvent.type(into, '/forum/thread/9')
  await userEvent.click(dialog.getByRole('button', { name: 'Merge threads' }))
  await waitFor(() => expect(sent).toEqual([{ into_id: 9, reason: 'Same question', version: 3 }]))
})

test('the author of a post is banned for a time', async () => {
  const { sent } = open({ post: POST, reply: () => ({ id: 1 }) })
  await choose('Moderate post 2', 'Ban eve')
  const dialog = await dialogOf('Ban eve')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'For how long' }), '7')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Advertising')
  await userEvent.click(dialog.getByRole('button', { name: 'Ban member' }))
  await waitFor(() => expect(sent).toEqual([{ user_id: 5, days: 7, reason: 'Advertising' }]))
})
