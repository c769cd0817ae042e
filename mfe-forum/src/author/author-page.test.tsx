import { fakeHttp, hydratePage, renderRoutes } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'

const profile = {
  id: 9,
  user_name: 'marlow',
  avatar: null,
  is_staff: false,
  about: 'Rides to work in any weather.',
  member_since: '2021-03-01T08:00:00.000Z',
  posts: 21,
  threads: 1,
  likes: 1234,
  bikes: [{ title: 'Nireeka Prime', colour: 'Graphite' }],
}
const reply = {
  id: 7,
  thread_id: 8,
  number: 23,
  title: 'Creak when it is warm',
  category: 'Prime',
  is_solved: true,
  likes: 2,
  excerpt: 'Grease it.',
  created_at: '2021-03-04T23:30:00.000Z',
}
const view = (author: object = profile) => ({ items: [reply], page: 1, per_page: 20, total: 21, author })
const noSuchAuthor = { status: 404, body: { error: 'not_found', message: 'No such author.' } }

test('an author’s page comes as HTML with what search engines are told, and is taken over as it is', async () => {
  const data = { '/api/forum/authors/9?page=1': view() }
  const { html, head, title } = await hydratePage(routes, { url: '/forum/author/9', data })
  expect(title).toBe('marlow')
  for (const part of ['Rides to work in any weather.', 'Nireeka Prime in Graphite', '1,234', 'Grease it.'])
    expect(html).toContain(part)
  expect(html).toContain('href="/forum/thread/8?page=2#post-23"')
  expect(head).toMatchObject({
    description: profile.about,
    canonical: '/forum/author/9',
    isListed: true,
    linkedData: [{ '@type': 'ProfilePage', mainEntity: { name: 'marlow', url: '/forum/author/9' } }],
  })
})

test('later pages and the list of threads are in no search engine', async () => {
  const data = {
    '/api/forum/authors/9?page=2': { ...view(), page: 2 },
    '/api/forum/authors/9?page=1&show=threads': view(),
  }
  for (const url of ['/forum/author/9?page=2', '/forum/author/9?show=threads'])
    expect((await hydratePage(routes, { url, data })).head?.isListed).toBe(false)
})

test('an unknown author is a 404 that leads on', async () => {
  const answers = { '/api/forum/authors/7?page=1': noSuchAuthor }
  const { status, html } = await hydratePage(routes, { url: '/forum/author/7', answers })
  expect(status).toBe(404)
  expect(html).toContain('href="/forum/1"')
})

test('likes and bikes are there only if the member shows them', async () => {
  const { http } = fakeHttp({
    'GET /api/forum/authors/9': view({ ...profile, likes: null, bikes: null, is_staff: true }),
  })
  renderRoutes(routes, '/forum/author/9', { http })
  expect(await screen.findByText('Nireeka team')).toBeDefined()
  expect(screen.getByText('Member since')).toBeDefined()
  expect([screen.queryByText('Likes received'), screen.queryByText('Bike')]).toEqual([null, null])
})
