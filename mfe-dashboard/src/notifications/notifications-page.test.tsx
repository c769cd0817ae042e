import type { NotificationData } from '@nireeka/contracts/api'
import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'

const told = (id: number, change: Partial<NotificationData> = {}): NotificationData => ({
  id,
  kind: 'mention',
  count: 1,
  is_read: false,
  at: '2026-11-01T12:00:00Z',
  actor: { user_name: 'mara', avatar: null },
  thread: { id: 5 },
  title: 'Squeaking brakes',
  post: { id: 81, number: 3 },
  ...change,
})

function open(items: () => NotificationData[], path = '/dashboard/notifications') {
  const [asked, sent]: [unknown[], unknown[]] = [[], []]
  const { http, calls } = fakeHttp({
    'GET /api/notifications': ({ query }: { query?: object }) => {
      asked.push(query)
      const found = items()
      return { items: found, page: 1, per_page: 20, total: found.length }
    },
    'POST /api/notifications/read': ({ body }: { body: unknown }) => void sent.push(body),
  })
  renderRoutes(routes, path, { http })
  return { calls, asked, sent }
}

test('a notification leads to its post, or to its thread where there is none', async () => {
  open(() => [told(2), told(1, { kind: 'moderated', actor: null, post: null, is_read: true })])
  const list = await screen.findByRole('list', { name: 'Notifications' })
  expect(list.textContent).toContain('mara mentioned you in Squeaking brakes')
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/forum/post/81', '/forum/thread/5'])
  expect(within(list).getAllByText('New')).toHaveLength(1)
})

test('all that is shown is marked as read, and the list is asked for again', async () => {
  let isRead = false
  const { calls } = open(() => {
    const items = [told(2, { is_read: isRead })]
    isRead = true
    return items
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await vi.waitFor(() => expect(screen.queryByText('New')).toBeNull())
  expect(calls).toContain('POST /api/notifications/read')
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

test('who has none is led to the forum', async () => {
  open(() => [])
  expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the forum' }).getAttribute('href')).toBe('/forum/1')
})

test('the filter stands in the address, and the list asks for what it says', async () => {
  const { asked } = open(() => [told(2)], '/dashboard/notifications?show=likes')
  const filters = await screen.findByRole('navigation', { name: 'Show' })
  expect(within(filters).getByRole('link', { current: true }).textContent).toBe('Likes')
  await userEvent.click(within(filters).getByRole('link', { name: 'Unread' }))
  expect(location.search).toBe('?show=unread')
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ page: 1, show: 'unread' }))
  await userEvent.click(within(filters).getByRole('link', { name: 'All' }))
  expect(location.search).toBe('')
})

test('a filter that finds nothing says so and leads to all', async () => {
  open(() => [], '/dashboard/notifications?show=unread')
  expect(await screen.findByRole('heading', { name: 'You’re up to date' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/dashboard/notifications')
})

test('what staff did has its reason; what was never published has no link and is marked as read here', async () => {
  const moderation = { action: 'reject', reason: 'Advertising.', is_thread: true } as const
  const { calls } = open(() => [
    told(3, { kind: 'moderated', actor: null, thread: null, post: null, title: 'Tyres', moderation }),
  ])
  const list = await screen.findByRole('list', { name: 'Notifications' })
  expect(list.textContent).toContain('Our team didn’t publish your thread Tyres')
  expect(list.textContent).toContain('Reason: Advertising.')
  expect(within(list).queryByRole('link')).toBeNull()
  await userEvent.click(within(list).getByRole('button', { name: 'Mark as read' }))
  expect(calls).toContain('POST /api/notifications/read')
})

test('in a list of one kind only what is shown is marked as read', async () => {
  const { sent } = open(() => [told(9), told(4)], '/dashboard/notifications?show=mentions')
  await userEvent.click(await screen.findByRole('button', { name: 'Mark these as read' }))
  await vi.waitFor(() => expect(sent).toEqual([{ ids: [9, 4] }]))
})
