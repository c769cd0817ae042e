import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'

interface Sent {
  query?: Record<string, unknown>
  body?: unknown
}

const pageOf = (...items: object[]) => ({ items, page: 1, per_page: 50, total: items.length })

function open(path: string, replies: Record<string, unknown>) {
  const sent: Array<[string, unknown]> = []
  const record =
    (name: string) =>
    ({ body }: Sent) => {
      sent.push([name, body])
      return null
    }
  const { http } = fakeHttp({
    'POST /api/backoffice/help/misses/5/dismiss': record('dismiss'),
    'POST /api/backoffice/help/synonyms': record('synonym'),
    'POST /api/backoffice/help/synonyms/3': record('change'),
    'POST /api/backoffice/help/synonyms/3/delete': record('remove'),
    ...replies,
  })
  renderRoutes(routes, path, { http, session$: staff(9), confirm: async () => true })
  return { sent }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('what was searched and not found gets a synonym, a topic, or is dismissed', async () => {
  const miss = { id: 5, area: 'spares', query: 'mudguards', count: 12, last_at: '2021-06-01T12:00:00Z' }
  const asked: unknown[] = []
  const { sent } = open('/backoffice/help/misses?area=spares', {
    'GET /api/backoffice/help/misses': ({ query }: Sent) => {
      asked.push(query)
      return pageOf(miss, { ...miss, id: 6, area: 'help', query: 'toolbox' })
    },
  })
  await userEvent.click(await button('Add a synonym for mudguards'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a synonym' }))
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Phrase' }).value).toBe('mudguards')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Means' }), 'fenders')
  await userEvent.click(dialog.getByRole('button', { name: 'Add synonym' }))
  await waitFor(() =>
    expect(sent).toEqual([['synonym', { area: 'spares', phrase: 'mudguards', means: 'fenders' }]]),
  )
  const write = await screen.findByRole('link', { name: 'Write a topic about toolbox' })
  expect(write.getAttribute('href')).toBe('/backoffice/help/new?title=toolbox')
  expect(screen.queryByRole('link', { name: 'Write a topic about mudguards' })).toBeNull()
  await userEvent.click(await button('Dismiss mudguards'))
  await waitFor(() => expect(sent[1]).toEqual(['dismiss', {}]))
  expect(asked[0]).toEqual({ area: 'spares', search: undefined, sort: 'count', order: 'descending', page: 1 })
})

test('synonyms are listed by what they are for, added, changed and removed', async () => {
  const read = { phrase: 'tire', means: 'tyre' }
  const asked: unknown[] = []
  const { sent } = open('/backoffice/help/synonyms?area=help&search=ti', {
    'GET /api/backoffice/help/synonyms': ({ query }: Sent) => {
      asked.push(query)
      return pageOf({ id: 3, area: 'help', ...read })
    },
  })
  await userEvent.click(await button('Add a synonym'))
  const adding = within(await screen.findByRole('dialog', { name: 'Add a synonym' }))
  await userEvent.selectOptions(adding.getByRole('combobox', { name: 'Search' }), 'Spare parts')
  await userEvent.type(adding.getByRole('textbox', { name: 'Phrase' }), 'mudguards')
  await userEvent.type(adding.getByRole('textbox', { name: 'Means' }), 'fenders')
  await userEvent.click(adding.getByRole('button', { name: 'Add synonym' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  await userEvent.click(await button('Edit tire'))
  const editing = within(await screen.findByRole('dialog', { name: 'Edit “tire”' }))
  await userEvent.type(editing.getByRole('textbox', { name: 'Phrase' }), 's')
  await userEvent.click(editing.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  await userEvent.click(await button('Remove tire'))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent).toEqual([
    ['synonym', { area: 'spares', phrase: 'mudguards', means: 'fenders' }],
    ['change', { phrase: 'tires', means: 'tyre', read }],
    ['remove', { read }],
  ])
  expect(asked[0]).toEqual({ area: 'help', search: 'ti', page: 1 })
})
