import type { NotificationData } from '@nireeka/contracts/api'
import { fakeHttp, refusal } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'

import { asMember } from '../testing/members.ts'
import { renderShellPage } from '../testing/render-shell-page.tsx'
import { Bell } from './bell.tsx'

const told = (id: number, change: Partial<NotificationData> = {}): NotificationData => ({
  id,
  kind: 'reply',
  count: 1,
  is_read: false,
  at: '2026-11-01T12:00:00Z',
  actor: { user_name: 'mara', avatar: null },
  thread: { id: 5 },
  title: `Thread ${id}`,
  post: { id: 80 + id, number: 3 },
  ...change,
})

function open(list: () => NotificationData[] | Error, unread = () => 2) {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const sent: unknown[] = []
  const { http } = fakeHttp({
    'GET /api/notifications/unread': () => ({ unread: unread() }),
    'GET /api/notifications': () => {
      const items = list()
      return items instanceof Error ? items : { items, page: 1, per_page: 20, total: items.length }
    },
    'GET /api/live': () =>
      new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) }),
    'POST /api/notifications/read': ({ body }: { body: unknown }) => void sent.push(body),
  })
  const session$ = new BehaviorSubject(asMember())
  renderShellPage(<Bell />, { path: '/forum/1', platform: { http, session$ } })
  const tell = async () => {
    await waitFor(() => expect(stream).toBeDefined())
    stream!.enqueue(new TextEncoder().encode('data: {"topic":"notifications"}\n\n'))
  }
  return { sent, tell }
}

const bell = (name: string | RegExp = /^Notifications/) => screen.findByRole('button', { name })
const panel = () => screen.findByRole('dialog', { name: 'Notifications' })

test('the bell says how much is new, and counts up by itself', async () => {
  let unread = 0
  const { tell } = open(
    () => [],
    () => unread,
  )
  expect(await bell('Notifications')).toBeDefined()
  unread = 3
  await tell()
  expect(await bell('Notifications, 3 new')).toBeDefined()
  unread = 100
  await tell()
  expect(await bell('Notifications, 99+ new')).toBeDefined()
})

test('the panel shows the newest ten; arrow keys go through them, and Escape leads back to the bell', async () => {
  open(() => Array.from({ length: 12 }, (_, index) => told(12 - index)))
  const button = await bell('Notifications, 2 new')
  button.focus()
  await userEvent.keyboard('{Enter}')
  const links = await within(await panel()).findAllByRole('link', { name: /^mara replied in/ })
  expect(links).toHaveLength(10)
  expect(links[0]?.getAttribute('href')).toBe('/forum/post/92')
  links[0]?.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(document.activeElement).toBe(links[1])
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(button)
})

test('what is followed is marked as read, and the panel closes', async () => {
  const { sent } = open(() => [told(7)])
  await userEvent.click(await bell())
  await userEvent.click(await screen.findByRole('link', { name: 'mara replied in Thread 7' }))
  await waitFor(() => expect(sent).toEqual([{ ids: [7] }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.pathname).toBe('/forum/post/87')
})

test('all are marked as read at once, and then there is nothing more to mark', async () => {
  let isRead = false
  const { sent } = open(() => [told(7, { is_read: isRead }), told(6, { is_read: true })])
  await userEvent.click(await bell())
  isRead = true
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull())
  expect(sent).toEqual([{ up_to: 7 }])
  // The focus stays in the panel, so that Escape closes it and gives the focus back to the bell.
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'See all' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(async () => expect(document.activeElement).toBe(await bell()))
})

test('what was never published has its reason and no link', async () => {
  const moderation = { action: 'reject', reason: 'Advertising.', is_thread: true } as const
  const { sent } = open(() => [
    told(7, { kind: 'moderated', actor: null, thread: null, post: null, title: 'Tyres', moderation }),
  ])
  await userEvent.click(await bell())
  const list = await screen.findByRole('list', { name: 'Newest notifications' })
  expect(list.textContent).toContain('Our team didn’t publish your thread Tyres')
  expect(list.textContent).toContain('Reason: Advertising.')
  expect(within(list).queryByRole('link')).toBeNull()
  await userEvent.click(within(list).getByRole('button', { name: 'Mark as read' }))
  await waitFor(() => expect(sent).toEqual([{ ids: [7] }]))
})

test('a failed list says why and is tried again; an empty one says what comes here', async () => {
  let isAway = true
  open(() => (isAway ? refusal(503, 'Busy.') : []))
  await userEvent.click(await bell())
  expect(await screen.findByText('Busy.')).toBeDefined()
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeDefined()
})

test('without a connection the panel says so', async () => {
  open(() => [told(7)])
  await userEvent.click(await bell())
  await screen.findByRole('link', { name: 'mara replied in Thread 7' })
  const onLine = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')!
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  window.dispatchEvent(new Event('offline'))
  expect(await screen.findByText(/^You’re offline/)).toBeDefined()
  Object.defineProperty(navigator, 'onLine', { ...onLine, configurable: true })
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(/^You’re offline/)).toBeNull())
})
