import { fakeHttp, onePage, refusal, renderRoutes } from '@nireeka/kit/testing'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'

const GROUPS = 'GET /api/help-center'
const SEARCH = 'GET /api/help-center/search'

const groups = [
  { id: 1, title: 'Getting started', topics: [{ id: 1, title: 'First charge', bikes: [] }] },
  { id: 2, title: 'Empty group', topics: [] },
]
const hits = { page: 1, per_page: 10, total: 11, corrected: null }
const hit = { id: 8, title: 'Winter storage', group: 'Battery and charging', excerpt: 'Take it indoors.' }

const open = (path: string, replies: Record<string, unknown>) => {
  const { http, calls } = fakeHttp(replies)
  renderRoutes(routes, path, { http })
  return calls
}

test('the help centre lists the groups with their topics, and no empty group', async () => {
  open('/help-center', { [GROUPS]: { groups, bikes: [] } })
  expect(screen.getByRole('heading', { level: 1, name: 'Help centre' })).toBeDefined()
  const topic = await screen.findByRole('link', { name: 'First charge' })
  expect(topic.getAttribute('href')).toBe('/help-center/topics/1')
  expect(screen.queryByRole('heading', { name: 'Empty group' })).toBeNull()
  expect(document.title).toBe('Help centre · Nireeka')
})

test('a help centre without articles says so', async () => {
  open('/help-center', { [GROUPS]: { groups: [], bikes: [] } })
  expect(await screen.findByRole('heading', { name: 'No articles yet' })).toBeDefined()
})

test('groups that fail to load can be tried again', async () => {
  let attempt = 0
  const reply = () => (attempt++ === 0 ? refusal(500, 'The server is busy.') : { groups, bikes: [] })
  open('/help-center', { [GROUPS]: reply })
  expect(within(await screen.findByRole('alert')).getByText('The server is busy.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'First charge' })).toBeDefined()
})

test('results stand on a page of their own, with their number, group and pages', async () => {
  open('/help-center/search?q=winter', { [SEARCH]: { ...hits, items: [hit] } })
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
  'GET /api/forum/suggest': {
    threads: [{ id: 7, title: 'Belt or chain?', category: 'Homie', replies: 1, is_solved: true }],
  },
}

const found = async (name: string) =>
  within(await screen.findByRole('region', { name })).getByRole('listitem')

test('guides, spare parts and threads are found, too, each with its kind', async () => {
  open('/help-center/search?q=belt', { [SEARCH]: { ...hits, items: [hit] }, ...OTHERS })
  expect((await found('Troubleshooter')).textContent).toBe('Error codeE15: No signalNo speed.')
  expect((await found('Spare parts')).textContent).toBe('Spare partBelt, 118 teethNK-A-DRV-201')
  const thread = await found('Forum')
  expect(thread.textContent).toBe('Forum thread, solvedBelt or chain?1 reply in Homie')
  expect(within(thread).getByRole('link').getAttribute('href')).toBe('/forum/thread/7')
})

test('what else was found is there without articles, and what failed is left out', async () => {
  const replies = { ...OTHERS, 'GET /api/forum/suggest': refusal(500, 'Busy.') }
  open('/help-center/search?q=belt', { [SEARCH]: { ...hits, items: [], total: 0 }, ...replies })
  expect(await screen.findByRole('region', { name: 'Spare parts' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'No article about “belt”' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Forum' })).toBeNull()
})

test('the page of the address is asked for', async () => {
  const asked: unknown[] = []
  open('/help-center/search?q=winter&page=2', {
    [SEARCH]: ({ query }: { query: unknown }) => (asked.push(query), { ...hits, items: [hit] }),
  })
  await screen.findByRole('link', { name: 'Winter storage' })
  expect(asked).toEqual([{ q: 'winter', page: 2 }])
})

test('a mistyped word is told', async () => {
  open('/help-center/search?q=wintr', { [SEARCH]: { ...hits, items: [hit], corrected: 'winter' } })
  expect(await screen.findByText(/No results for “wintr”/)).toBeDefined()
})

test('a search that finds nothing leads back to all articles', async () => {
  open('/help-center/search?q=zzz', { [SEARCH]: { ...hits, items: [], total: 0 } })
  expect(await screen.findByRole('heading', { name: 'No article about “zzz”' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe('/help-center')
})

test('a page after the last one leads to the first', async () => {
  open('/help-center/search?q=winter&page=9', { [SEARCH]: onePage(hits) })
  const first = await screen.findByRole('link', { name: 'First page' })
  expect(first.getAttribute('href')).toBe('/help-center/search?q=winter')
})

test('results that fail to load say why', async () => {
  open('/help-center/search?q=winter', { [SEARCH]: refusal(503, 'Come back in a minute.') })
  expect(await screen.findByText('Come back in a minute.')).toBeDefined()
})

test('results that failed are asked for again', async () => {
  let attempt = 0
  open('/help-center/search?q=winter', {
    [SEARCH]: () => (attempt++ === 0 ? refusal(500, 'Busy.') : { ...hits, items: [hit] }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Winter storage' })).toBeDefined()
})

test('results of an earlier search that come late do not replace those of a newer one', async () => {
  let answerLate!: (found: object) => void
  const late = new Promise<object>((resolve) => (answerLate = resolve))
  const newer = { ...hits, items: [{ ...hit, id: 9, title: 'Range in winter' }] }
  open('/help-center/search?q=storage', {
    [SEARCH]: ({ query }: { query: { q: string } }) => (query.q === 'storage' ? late : newer),
    'GET /api/help-center/searching': { items: [] },
    'GET /api/diagnosis': { guides: [] },
  })
  const input = screen.getByLabelText('Search the help centre')
  await userEvent.clear(input)
  await userEvent.type(input, 'range{Enter}')
  expect(await screen.findByRole('link', { name: 'Range in winter' })).toBeDefined()
  answerLate({ ...hits, items: [hit] })
  await act(async () => late)
  expect(screen.getByRole('heading', { name: '11 articles for “range”' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Winter storage' })).toBeNull()
})

test('a search for nothing is the start of the help centre', async () => {
  open('/help-center/search?q=%20', { [GROUPS]: { groups, bikes: [] } })
  expect(await screen.findByRole('link', { name: 'First charge' })).toBeDefined()
  expect(location.pathname).toBe('/help-center')
})

test('an unknown address below the help centre leads on', () => {
  open('/help-center/nothing/here', {})
  expect(screen.getByRole('heading', { level: 1, name: 'We have no answer here' })).toBeDefined()
})

test('the articles about one bike are a filter in the address', async () => {
  const battery = { id: 9, title: 'Remove the battery', bikes: ['nyx'] }
  const all = [{ ...groups[0], topics: [...groups[0]!.topics, battery] }]
  open('/help-center?bike=nyx', { [GROUPS]: { groups: all, bikes: [{ slug: 'nyx', title: 'Nireeka Nyx' }] } })
  const chips = await screen.findByRole('navigation', { name: 'Articles by bike' })
  expect(within(chips).getByRole('link', { current: true }).textContent).toBe('Nireeka Nyx 1')
  expect(screen.getByRole('link', { name: 'Remove the battery' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'First charge' })).toBeNull()
  await userEvent.click(within(chips).getByRole('link', { name: 'All articles' }))
  expect(await screen.findByRole('link', { name: 'First charge' })).toBeDefined()
})

test('an unknown bike in the address hides nothing', async () => {
  open('/help-center?bike=unicycle', { [GROUPS]: { groups, bikes: [{ slug: 'nyx', title: 'Nireeka Nyx' }] } })
  expect(await screen.findByRole('link', { name: 'First charge' })).toBeDefined()
})
