import { onePage, refusal } from '@nireeka/kit/testing'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { hit, hits, open, SEARCH } from '../testing/open-search.ts'

test('a search that finds nothing leads back to all articles', async () => {
  open('/help-center/search?q=zzz', { [SEARCH]: { ...hits, items: [], total: 0 } })
  expect(await screen.findByRole('heading', { name: 'Nothing found for “zzz”' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe('/help-center')
})

test('a page after the last one leads to the first', async () => {
  open('/help-center/search?q=winter&page=9', { [SEARCH]: onePage(hits) })
  const first = await screen.findByRole('link', { name: 'First page' })
  expect(first.getAttribute('href')).toBe('/help-center/search?q=winter&kind=articles')
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
  expect(screen.getByRole('heading', { name: '11 results for “range”' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Winter storage' })).toBeNull()
})
