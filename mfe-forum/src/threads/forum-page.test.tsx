import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'

const CATEGORIES = 'GET /api/forum/categories'
const THREADS = 'GET /api/forum/threads'
const TAGS = 'GET /api/forum/tags'

const categories = [
  { id: 2, title: 'Prime', description: 'The carbon hardtail.', threads: 1234 },
  { id: 3, title: 'Homie', description: 'The step-through.', threads: 1 },
]
const quiet = { is_pinned: false, is_locked: false, is_hidden: false, is_solved: false, tags: [] }
const author = { id: 9, user_name: 'marlow', avatar: null, is_staff: false }
const creak = {
  ...quiet,
  id: 8,
  title: 'Creak when it is warm',
  category: { id: 2, title: 'Prime' },
  author,
  posts: 5,
  created_at: '2021-03-01T08:00:00.000Z',
  last_post_at: '2021-03-04T23:30:00.000Z',
  last_post_by: { id: 4, user_name: 'tessa' },
  excerpt: 'It creaks on the first climb…',
  picture: null as string | null,
}
const page = (...items: unknown[]) => ({ items, page: 1, per_page: 20, total: 45 })

const open = (path: string, threads: unknown, list: unknown = { categories }) =>
  renderRoutes(routes, path, {
    http: fakeHttp({ [CATEGORIES]: list, [TAGS]: { tags: [] }, [THREADS]: threads }).http,
  })

test.each(['/forum', '/forum/1'])('%s shows all categories and the first page of threads', async (path) => {
  open(path, page(creak))
  expect(screen.getByRole('heading', { level: 1, name: 'Forum' })).toBeDefined()
  const list = within(await screen.findByRole('navigation', { name: 'Categories' }))
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All', '/forum/1'],
    ['Prime 1,234', '/forum/1?category=2'],
    ['Homie 1', '/forum/1?category=3'],
  ])
  expect(list.getByRole('link', { current: true }).textContent).toBe('All')
  expect(await screen.findByRole('link', { name: 'Creak when it is warm' })).toBeDefined()
})

test('a thread shows its author, category, replies and last activity', async () => {
  open('/forum/1', page(creak))
  const link = await screen.findByRole('link', { name: 'Creak when it is warm' })
  expect(link.getAttribute('href')).toBe('/forum/thread/8')
  const row = within(link.closest('li') as HTMLElement)
  expect(row.getByText('marlow')).toBeDefined()
  expect(row.getByText('replies').parentElement?.textContent).toBe('4 replies')
  expect(row.getByText('Mar 4, 2021').parentElement?.textContent).toBe('Last reply Mar 4, 2021 by tessa')
  expect(row.getAllByRole('link')).toEqual([link])
})

test('a thread shows the first words and the first picture of its first post', async () => {
  open('/forum/1', page({ ...creak, picture: '/api/forum/pictures/1?size=small' }))
  const row = (await screen.findByRole('link', { name: 'Creak when it is warm' })).closest('li')
  expect(row?.textContent).toContain('It creaks on the first climb…')
  expect(row?.querySelector('img')?.getAttribute('src')).toBe('/api/forum/pictures/1?size=small')
})

test('a thread without a reply names nobody who wrote last', async () => {
  open('/forum/1', page({ ...creak, posts: 1, last_post_by: { id: 9, user_name: 'marlow' } }))
  const link = await screen.findByRole('link', { name: 'Creak when it is warm' })
  const row = within(link.closest('li') as HTMLElement)
  expect(row.getByText('Mar 4, 2021').parentElement?.textContent).toBe('Started Mar 4, 2021')
})

test('a category has the same colour in the filter and in its threads', async () => {
  open('/forum/1', page(creak))
  const row = (await screen.findByRole('link', { name: 'Creak when it is warm' })).closest(
    'li',
  ) as HTMLElement
  const chip = within(screen.getByRole('navigation', { name: 'Categories' })).getByRole('link', {
    name: /^Prime/,
  })
  expect(within(row).getByText('Prime').dataset.tone).toBe('2')
  expect(chip.dataset.tone).toBe('2')
})

test('threads keep the order of the server, pinned ones first, with their states', async () => {
  const pinned = { ...creak, id: 1, title: 'Welcome', is_pinned: true, is_locked: true }
  const hidden = { ...creak, id: 2, title: 'Spam', is_hidden: true, is_solved: true }
  open('/forum/1', page(pinned, hidden, creak))
  const titles = await screen.findAllByRole('heading', { level: 3 })
  expect(titles.map((title) => title.textContent)).toEqual(['Welcome', 'Spam', 'Creak when it is warm'])
  const states = ['Pinned', 'Locked', 'Hidden', 'Solved'].map((state) => screen.getAllByText(state).length)
  expect(states).toEqual([1, 1, 1, 1])
})

test('what is pinned takes one line: its state, its title, how many have replied and when', async () => {
  open('/forum/1', page({ ...creak, is_pinned: true, is_solved: true }))
  const row = (await screen.findByRole('heading', { level: 3 })).closest('li')!
  expect(within(row).getByText('Pinned')).toBeDefined()
  expect(within(row).getByText('Solved')).toBeDefined()
  expect(row.textContent).toMatch(/Creak when it is warm4 repliesLast reply Mar 4, 2021$/)
})

test('the page and the category of the address are asked for', async () => {
  const asked: unknown[] = []
  open('/forum/2?category=3', ({ query }: { query: unknown }) => (asked.push(query), page(creak)))
  await screen.findByRole('link', { name: 'Creak when it is warm' })
  expect(asked).toEqual([{ page: 2, category: 3, sort: undefined, tag: undefined }])
  const filter = screen.getByRole('navigation', { name: 'Categories' })
  expect(within(filter).getByRole('link', { current: true }).textContent).toBe('Homie 1')
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/forum/3?category=3')
  expect(document.title).toBe('Forum, page 2 · Nireeka')
})

test('the list says its order and how many threads it has, the first page says no number', async () => {
  open('/forum/1', page(creak))
  const list = within(await screen.findByRole('region', { name: 'Latest threads' }))
  expect(list.getByText('45 threads')).toBeDefined()
  expect(list.queryByText(/^Page/)).toBeNull()
})

test('a later page says which one of how many it is', async () => {
  open('/forum/2?sort=top&tag=range', page(creak))
  const list = within(await screen.findByRole('region', { name: 'Top threads about #range' }))
  expect(list.getByText('Page 2 of 3')).toBeDefined()
})

test('the page of a category has its name and its description', async () => {
  open('/forum/2?category=3', page(creak))
  expect(await screen.findByRole('heading', { level: 1, name: 'Homie' })).toBeDefined()
  expect(screen.getByText('The step-through.')).toBeDefined()
  expect(screen.getByText('Forum')).toBeDefined()
  const list = within(await screen.findByRole('region', { name: 'Latest threads' }))
  expect(list.getByText('Page 2 of 3')).toBeDefined()
})

test('another category starts at its first page', async () => {
  open('/forum/2', page(creak))
  await userEvent.click(await screen.findByRole('link', { name: /^Homie/ }))
  expect(location.pathname + location.search).toBe('/forum/1?category=3')
})

test('a category without threads leads to a new one in it, and to all threads', async () => {
  open('/forum/1?category=3', { ...page(), total: 0 })
  expect(await screen.findByRole('heading', { name: 'No threads here yet' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Start a thread' }).getAttribute('href')).toBe(
    '/forum/new?category=3',
  )
  expect(screen.getByRole('link', { name: 'All threads' }).getAttribute('href')).toBe('/forum/1')
})

test('a page after the last one leads to the first', async () => {
  open('/forum/99', page())
  expect((await screen.findByRole('link', { name: 'First page' })).getAttribute('href')).toBe('/forum/1')
})

test('threads that fail to load can be tried again while the categories stay', async () => {
  let attempt = 0
  open('/forum/1', () => (attempt++ === 0 ? refusal(500, 'The server is busy.') : page(creak)))
  expect(await screen.findByText('The server is busy.')).toBeDefined()
  expect(screen.getByRole('link', { name: /^Prime/ })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Creak when it is warm' })).toBeDefined()
})

test('categories that fail to load leave the threads', async () => {
  open('/forum/1', page(creak), refusal(503, 'Come back in a minute.'))
  expect(await screen.findByText('Come back in a minute.')).toBeDefined()
  expect(await screen.findByRole('link', { name: 'Creak when it is warm' })).toBeDefined()
})

test.each(['/forum/0', '/forum/latest', '/forum/1/2/3'])('%s leads to all threads', (path) => {
  open(path, page(creak))
  expect(screen.getByRole('heading', { level: 1, name: 'We can’t find that in the forum' })).toBeDefined()
})
