import type { Session, Stream } from '@nireeka/contracts'
import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'

const thread = {
  id: 8,
  title: 'Creak when it is warm',
  category: { id: 2, title: 'Prime' },
  author: { id: 9, user_name: 'marlow', avatar: null, is_staff: false },
  is_pinned: false,
  is_locked: false,
  is_hidden: false,
  is_solved: false,
  tags: ['creaks'],
  posts: 5,
  created_at: '2021-03-01T08:00:00.000Z',
  last_post_at: '2021-03-04T23:30:00.000Z',
}
const session: Session = {
  status: 'member',
  user: {
    id: 6,
    name: 'Anna',
    last_name: 'Berg',
    email: 'anna@example.com',
    avatar: null,
    user_name: 'anna',
    is_admin: 0,
    unit: 0,
  },
}
const asMember: Stream<Session> = {
  value: session,
  subscribe(listener) {
    listener(session)
    return { unsubscribe: () => undefined }
  },
}
const TAGS = [
  { name: 'brakes', threads: 0 },
  { name: 'creaks', threads: 3 },
]

function open(path: string, { isMember = false, tags = TAGS } = {}) {
  const asked: unknown[] = []
  let unread = [{ id: 8, unread: 2 }]
  const { http, calls } = fakeHttp({
    'GET /api/forum/categories': { categories: [] },
    'GET /api/forum/tags': { tags },
    'GET /api/forum/threads': ({ query }: { query: unknown }) => (
      asked.push(query),
      { items: [thread], page: 1, per_page: 20, total: 1 }
    ),
    'GET /api/forum/threads/mine': () => ({ threads: unread, hidden_threads: 0 }),
    'POST /api/forum/threads/read-all': () => {
      unread = []
      return null
    },
  })
  const notify = vi.fn<(kind: string, text: string) => void>()
  renderRoutes(routes, path, { http, notify, ...(isMember ? { session$: asMember } : {}) })
  return { asked, calls, notify }
}

test('the order and the tag of the address are asked for, and shown as chosen', async () => {
  const { asked } = open('/forum/1?sort=top&tag=creaks')
  await screen.findByRole('link', { name: 'Creak when it is warm' })
  expect(asked).toEqual([{ page: 1, category: undefined, sort: 'top', tag: 'creaks' }])
  const order = within(screen.getByRole('navigation', { name: 'Order' }))
  expect(order.getByRole('link', { current: true }).textContent).toBe('Top')
  expect(order.getByRole('link', { name: 'Unanswered' }).getAttribute('href')).toBe(
    '/forum/1?sort=unanswered&tag=creaks',
  )
})

test('tags that no thread has aren’t offered, and a chosen one is taken away by the same link', async () => {
  open('/forum/1?tag=creaks')
  const list = within(await screen.findByRole('navigation', { name: 'Tags' }))
  expect(list.getAllByRole('link')).toHaveLength(1)
  expect(list.getByRole('link', { current: true }).getAttribute('href')).toBe('/forum/1')
})

test('of many tags the most used are offered, in the order of their names', async () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ name: `tag-${10 + at}`, threads: at + 1 }))
  open('/forum/1?tag=tag-10', { tags: many })
  const list = within(await screen.findByRole('navigation', { name: 'Tags' }))
  const names = list.getAllByRole('link').map(({ textContent }) => textContent?.slice(0, 7))
  expect(names).toEqual(many.filter(({ name }) => name !== 'tag-11').map(({ name }) => `#${name}`))
})

test('order and categories stand above the threads, the tags behind a button that says how many are active', async () => {
  open('/forum/1?category=2&sort=top&tag=creaks')
  const button = await screen.findByRole('button', { name: /Filters\s*1\s*active/ })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const [order, panel] = button
    .getAttribute('aria-controls')!
    .split(' ')
    .map((id) => document.getElementById(id)!)
  expect(order).toBe(screen.getByRole('navigation', { name: 'Order' }))
  expect(within(panel!).getByRole('navigation', { name: 'Tags' })).toBeDefined()
  expect(within(panel!).queryByRole('navigation', { name: 'Order' })).toBeNull()
  expect(within(panel!).queryByRole('navigation', { name: 'Categories' })).toBeNull()
})

test('guests have no unread threads and nothing to mark as read', async () => {
  const { calls } = open('/forum/1')
  await screen.findByRole('link', { name: 'Creak when it is warm' })
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  expect(calls.filter((call) => call.includes('mine'))).toEqual([])
})

test('a member sees what is unread, until everything is marked as read', async () => {
  const { notify } = open('/forum/1', { isMember: true })
  expect(await screen.findByRole('link', { name: /2 unread:\s*Creak when it is warm/ })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByRole('link', { name: 'Creak when it is warm' })).toBeDefined()
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Everything marked as read.'))
})
