import { refusal } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { hit, hits, open, SEARCH } from '../testing/open-search.ts'
import { foundParts, pads } from '../testing/samples.ts'

test('articles stand on a page of their own, with their number, group and pages', async () => {
  open('/help-center/search?q=winter&kind=articles', { [SEARCH]: { ...hits, items: [hit] } })
  expect(await screen.findByRole('heading', { name: '11 articles for “winter”' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Winter storage' }).getAttribute('href')).toBe(
    '/help-center/topics/8',
  )
  expect(screen.getByText('Article in Battery and charging')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe(
    '/help-center/search?q=winter&page=2',
  )
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('winter')
})

test('the words that were searched are marked', async () => {
  open('/help-center/search?q=winters', { [SEARCH]: { ...hits, items: [hit] } })
  const link = await screen.findByRole('link', { name: 'Winter storage' })
  expect(link.querySelector('mark')?.textContent).toBe('Winter')
})

const OTHERS = {
  'GET /api/help-center/diagnosis': {
    guides: [
      { slug: 'e15', kind: 'code', code: 'E15', area: 'wheels', title: 'No signal', summary: 'No speed.' },
    ],
  },
  'GET /api/spares/searching': { items: [{ id: 1101, number: 'NK-A-DRV-201', title: 'Belt, 118 teeth' }] },
  'GET /api/spares/search': foundParts({
    ...pads,
    id: 1101,
    number: 'NK-A-DRV-201',
    title: 'Belt, 118 teeth',
    price: 79,
  }),
  'GET /api/forum/search': {
    items: [
      {
        thread_id: 7,
        title: [
          { text: 'Belt', is_match: true },
          { text: ' or chain?', is_match: false },
        ],
        category: { id: 3, title: 'Homie' },
        is_solved: true,
        is_hidden: false,
        replies: 1,
        post: { number: 1, excerpt: [{ text: 'It lasts.', is_match: false }] },
      },
    ],
    page: 1,
    per_page: 20,
    total: 31,
    corrected: null,
    has_more: false,
  },
}

const linesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('articles and guides stand above the threads, and parts below them', async () => {
  open('/help-center/search?q=belt', { [SEARCH]: { ...hits, items: [hit] }, ...OTHERS })
  const results = await screen.findByRole('region', { name: '44 results for “belt”' })
  const [, ...lists] = within(results).getAllByRole('list')
  expect(lists.map(linesOf)).toEqual([
    ['Article in Battery and chargingWinter storageTake it indoors.', 'Error codeE15: No signalNo speed.'],
    ['Solved thread in Homie, 1 replyBelt or chain?It lasts.'],
    ['Spare part NK-A-DRV-201Belt, 118 teethFits Nireeka Prime.$79 In stock'],
  ])
  expect(screen.getByRole('link', { name: 'Belt or chain?' }).getAttribute('href')).toBe('/forum/thread/7')
  for (const name of ['Articles and guides', 'From the forum', 'Spare parts'])
    expect(within(results).getByRole('region', { name })).toBeDefined()
  expect(within(results).getByRole('link', { name: 'All 31 threads' }).getAttribute('href')).toBe(
    '/help-center/search?q=belt&kind=threads',
  )
})

test('the best title of ours is marked', async () => {
  open('/help-center/search?q=winter', { [SEARCH]: { ...hits, items: [hit] }, ...OTHERS })
  const link = await screen.findByRole('link', { name: 'Winter storage' })
  expect(within(link.closest('li')!).getByText('Best match')).toBeDefined()
})

test('parts with the same picture say what tells them apart', async () => {
  const belt = { ...pads, image: '/pictures/spares/belt.webp' }
  const items = [
    { ...belt, id: 1, title: 'Belt, 113 teeth', fit_condition: 'In size S.', note: 'In size S. It lasts.' },
    { ...belt, id: 2, title: 'Belt, 115 teeth', note: 'Quiet in the rain.' },
    { ...belt, id: 3, title: 'Belt guard', image: null, note: 'Bolted on.' },
  ]
  const replies = { ...OTHERS, 'GET /api/spares/search': foundParts(...items) }
  open('/help-center/search?q=belt', { [SEARCH]: { ...hits, items: [hit] }, ...replies })
  const parts = within(await screen.findByRole('region', { name: 'Spare parts' }))
  const texts = parts.getAllByRole('listitem').map((part) => part.querySelector('h3 + p')?.textContent)
  expect(texts).toEqual([
    'Fits Nireeka Prime. In size S. It lasts.',
    'Fits Nireeka Prime. Quiet in the rain.',
    'Fits Nireeka Prime.',
  ])
  const standsOut = parts.getAllByRole('listitem').map((part) => part.querySelector('strong')?.textContent)
  expect(standsOut[0]).toBe('Fits Nireeka Prime. In size S.')
})

test('without a title that has the words, none is the best', async () => {
  open('/help-center/search?q=magnet', { [SEARCH]: { ...hits, items: [hit] }, ...OTHERS })
  await screen.findByRole('link', { name: 'Winter storage' })
  expect(screen.queryByText('Best match')).toBeNull()
})

test('each kind is a link in the address with its number, and shows its own hits alone', async () => {
  open('/help-center/search?q=belt&kind=guides', { [SEARCH]: { ...hits, items: [hit] }, ...OTHERS })
  const kinds = within(await screen.findByRole('navigation', { name: 'Kinds of results' }))
  const links = kinds.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All 44', '/help-center/search?q=belt'],
    ['Articles 11', '/help-center/search?q=belt&kind=articles'],
    ['Troubleshooter 1', '/help-center/search?q=belt&kind=guides'],
    ['Forum 31', '/help-center/search?q=belt&kind=threads'],
    ['Spare parts 1', '/help-center/search?q=belt&kind=spares'],
  ])
  expect(kinds.getByRole('link', { current: true }).textContent).toBe('Troubleshooter 1')
  expect(screen.getByRole('heading', { level: 2, name: '1 guide for “belt”' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Winter storage' })).toBeNull()
  expect(
    screen.getByRole('link', { name: 'Search the troubleshooter for “belt”' }).getAttribute('href'),
  ).toBe('/help-center/diagnosis?q=belt')
})

test('what else was found is there without articles, and what failed is left out', async () => {
  const replies = { ...OTHERS, 'GET /api/forum/search': refusal(500, 'Busy.') }
  open('/help-center/search?q=belt', { [SEARCH]: { ...hits, items: [], total: 0 }, ...replies })
  expect(await screen.findByRole('region', { name: 'Spare parts' })).toBeDefined()
  expect(screen.getByRole('heading', { name: '2 results for “belt”' })).toBeDefined()
  expect(screen.queryByRole('link', { name: /^Forum/ })).toBeNull()
})

test('no part is searched where none would be suggested, since that would be counted as one that we lack', async () => {
  const replies = { ...OTHERS, 'GET /api/spares/searching': { items: [] } }
  const calls = open('/help-center/search?q=belt', { [SEARCH]: { ...hits, items: [hit] }, ...replies })
  await screen.findByRole('link', { name: 'Winter storage' })
  expect(calls).not.toContain('GET /api/spares/search')
})

test('the page of the address is asked for', async () => {
  const asked: unknown[] = []
  open('/help-center/search?q=winter&page=2', {
    [SEARCH]: ({ query }: { query: unknown }) => (asked.push(query), { ...hits, items: [hit] }),
  })
  await screen.findByRole('link', { name: 'Winter storage' })
  expect(asked).toEqual([{ q: 'winter', page: 2 }])
})

test('the page is named after what is searched', async () => {
  open('/help-center/search?q=winter', { [SEARCH]: { ...hits, items: [hit] } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “winter”' })).toBeDefined()
})

test('a mistyped word is told', async () => {
  open('/help-center/search?q=wintr', { [SEARCH]: { ...hits, items: [hit], corrected: 'winter' } })
  expect(await screen.findByText(/No results for “wintr”/)).toBeDefined()
})
