import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'

const plain = (text: string) => ({ text, is_match: false })
const hit = {
  thread_id: 8,
  title: [plain('My '), { text: 'brakes', is_match: true }, plain(' squeal')],
  category: { id: 2, title: 'Prime' },
  is_solved: true,
  is_hidden: false,
  replies: 45,
  post: {
    number: 23,
    author: { id: 9, user_name: 'marlow', avatar: null, is_staff: false },
    created_at: '2021-03-04T23:30:00.000Z',
    excerpt: [plain('Clean the '), { text: 'brakes', is_match: true }],
  },
}
const found = (change: object = {}) => ({
  items: [hit],
  page: 1,
  per_page: 20,
  total: 1,
  corrected: null,
  has_more: false,
  ...change,
})
const categories = [{ id: 2, title: 'Prime', description: 'The carbon hardtail.', threads: 3 }]

/** The title in parts, between which jsdom trims the blanks. */
const TITLE = /My\s*brakes\s*squeal/

function open(path: string, answer: object = found()) {
  const asked: unknown[] = []
  const { http } = fakeHttp({
    'GET /api/forum/categories': { categories },
    'GET /api/forum/search': ({ query }: { query: unknown }) => (asked.push(query), answer),
    'GET /api/forum/suggest': { threads: [] },
  })
  renderRoutes(routes, path, { http })
  return asked
}

test('a result leads to the post that fits best, with the words that were found marked', async () => {
  open('/forum/search?q=brakes')
  const link = await screen.findByRole('link', { name: TITLE })
  expect(link.getAttribute('href')).toBe('/forum/thread/8?page=2#post-23')
  const row = within(link.closest('li') as HTMLElement)
  expect(row.getAllByText('brakes').map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK'])
  expect(row.getByRole('link', { name: 'marlow' }).getAttribute('href')).toBe('/forum/author/9')
  expect(screen.getByRole('heading', { name: '1 thread for “brakes”' })).toBeDefined()
})

test('a corrected word is said', async () => {
  open('/forum/search?q=braeks', found({ corrected: 'brakes' }))
  expect(await screen.findByText(/No results for “braeks”/)).toBeDefined()
})

test('the address names the filters, and each can be taken away', async () => {
  const asked = open('/forum/search?q=brakes&tag=creaks&author=marlow&category=2&page=2')
  await screen.findByRole('link', { name: TITLE })
  expect(asked).toEqual([{ q: 'brakes', page: 2, category: 2, tag: 'creaks', author: 'marlow' }])
  const active = within(screen.getByRole('list', { name: 'Active filters' }))
  await userEvent.click(active.getByRole('link', { name: /creaks/ }))
  expect(location.pathname + location.search).toBe('/forum/search?q=brakes&category=2&author=marlow')
})

test('nothing found leads on, and nothing asked finds nothing', async () => {
  open('/forum/search?q=zzz', found({ items: [], total: 0 }))
  expect(await screen.findByRole('heading', { name: 'Nothing found for “zzz”' })).toBeDefined()
})

test('a search without words asks for none', async () => {
  const asked = open('/forum/search')
  expect(await screen.findByRole('heading', { name: 'Search the forum' })).toBeDefined()
  expect(asked).toEqual([])
})

test('what is typed is searched for', async () => {
  open('/forum/search')
  await userEvent.type(screen.getByLabelText('Search the forum', { selector: 'input' }), 'brakes{Enter}')
  expect(location.pathname + location.search).toBe('/forum/search?q=brakes')
  expect(await screen.findByRole('link', { name: TITLE })).toBeDefined()
})
