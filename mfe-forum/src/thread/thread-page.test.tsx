import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'

const rider = { id: 9, user_name: 'farhad', avatar: null, is_staff: false }
const staff = { id: 1, user_name: 'ada', avatar: '/pictures/ada.webp', is_staff: true }
const thread = {
  id: 8,
  title: 'چقدر باتری',
  category: { id: 5, title: 'Battery and range' },
  author: rider,
  is_pinned: false,
  is_locked: false,
  is_hidden: false,
  is_solved: true,
  tags: ['creaks'],
  posts: 2,
  created_at: '2021-03-01T08:00:00.000Z',
  last_post_at: '2021-03-04T23:30:00.000Z',
}
const posts = [
  { id: 1, number: 1, author: rider, body: 'سلام **به همه**', created_at: '2021-03-01T08:00:00.000Z' },
  { id: 2, number: 2, author: staff, body: 'Keep it *indoors*.', created_at: '2021-03-04T23:30:00.000Z' },
]
const answer = {
  thread,
  items: posts,
  page: 1,
  per_page: 20,
  total: 2,
  participants: 0,
  writers: [],
  related: [],
}

const open = (reply: unknown, path = '/forum/thread/8') =>
  renderRoutes(routes, path, {
    http: fakeHttp({ [`GET /api/forum/threads/${path.split(/[/?]/)[3]}`]: reply }).http,
  })

const pathOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('a thread shows its posts with author, date and number', async () => {
  open(answer)
  const post = within(await screen.findByRole('article', { name: 'Post 2 by ada' }))
  expect(post.getByRole('heading', { level: 2 }).textContent).toContain('Nireeka team')
  expect(post.getByText('Mar 4, 2021')).toBeDefined()
  expect((await post.findByText('indoors')).tagName).toBe('EM')
  expect(screen.getByText('Solved')).toBeDefined()
  expect(document.title).toBe('چقدر باتری · Nireeka')
})

test('a mechanic of the workshop has a badge of their own', async () => {
  const mechanic = { id: 3, user_name: 'jonna', avatar: null, is_staff: false, is_workshop: true }
  open({ ...answer, items: [posts[0], { ...posts[1], author: mechanic }] })
  const post = within(await screen.findByRole('article', { name: 'Post 2 by jonna' }))
  expect(post.getByText('Nireeka workshop')).toBeDefined()
  expect(screen.queryByText('Nireeka team')).toBeNull()
})

test('tags lead to the threads that have them', async () => {
  open(answer)
  await screen.findByRole('article', { name: 'Post 2 by ada' })
  expect(pathOf('#creaks')).toBe('/forum/1?tag=creaks')
})

test('a post can be linked to by its number', async () => {
  open(answer)
  const post = await screen.findByRole('article', { name: 'Post 2 by ada' })
  const link = within(post).getByRole('link', { name: 'Post #2' })
  expect(link.getAttribute('href')).toBe(`#${post.closest('li')?.id}`)
})

test('whoever began the thread is told apart where they write again', async () => {
  open({ ...answer, items: [...posts, { ...posts[0], id: 3, number: 3 }], total: 3 })
  const again = await screen.findByRole('article', { name: 'Post 3 by farhad' })
  expect(within(again).getByText('Started the thread')).toBeDefined()
  expect(screen.getAllByText('Started the thread')).toHaveLength(1)
})

test('the way leads back to the forum and to the category', async () => {
  open(answer)
  const way = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }))
  expect(way.getByRole('link', { name: 'Forum' }).getAttribute('href')).toBe('/forum/1')
  expect(way.getByRole('link', { name: 'Battery and range' }).getAttribute('href')).toBe(
    '/forum/1?category=5',
  )
})

test('a post finds its direction by what is written', async () => {
  open(answer)
  const words = await screen.findByText('به همه')
  expect(words.closest('[dir]')?.getAttribute('dir')).toBe('auto')
})

test('a long thread has pages, and the address names the page', async () => {
  const asked: unknown[] = []
  const reply = ({ query }: { query: unknown }) => (asked.push(query), { ...answer, total: 220 })
  open(reply, '/forum/thread/8?page=3')
  await screen.findByRole('article', { name: 'Post 1 by farhad' })
  expect(asked).toEqual([{ page: 3 }])
  expect(pathOf('Next page')).toBe('/forum/thread/8?page=4')
  expect(pathOf('Page 1')).toBe('/forum/thread/8')
})

test('a page after the last one leads to the first', async () => {
  open({ ...answer, items: [] }, '/forum/thread/8?page=50')
  expect((await screen.findByRole('link', { name: 'First page' })).getAttribute('href')).toBe(
    '/forum/thread/8',
  )
})

test('who may see a hidden thread is told that others can’t', async () => {
  open({ ...answer, thread: { ...thread, is_hidden: true } })
  expect(await screen.findByText('Only admins and the author will be able to see this thread.')).toBeDefined()
})

test('a locked thread says that nobody can reply', async () => {
  open({ ...answer, thread: { ...thread, is_locked: true } })
  expect(await screen.findByText(/This thread is locked/)).toBeDefined()
})

test.each([404, 422])('a thread that the server answers with %i is a page that leads on', async (status) => {
  open(refusal(status, 'No.'), '/forum/thread/x')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We can’t find that in the forum' }),
  ).toBeDefined()
})

test('a thread that fails to load can be tried again', async () => {
  let attempt = 0
  open(() => (attempt++ === 0 ? refusal(500, 'The server is busy.') : answer))
  expect(await screen.findByText('The server is busy.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article', { name: 'Post 1 by farhad' })).toBeDefined()
})
