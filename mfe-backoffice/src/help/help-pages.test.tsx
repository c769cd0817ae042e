import type { AdminHelpTopicData } from '@nireeka/contracts/api'
import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'

interface Sent {
  query?: Record<string, unknown>
  body?: unknown
}

const TOPIC: AdminHelpTopicData = {
  id: 7,
  title: 'Winter storage',
  group_id: 2,
  body: 'Keep it **dry**.\n\nCharge it.',
  bikes: [1],
  keywords: ['hibernate'],
  related: [],
  version: 3,
  state: 'changed',
  published_version: 2,
}
const CHOICES = {
  groups: [
    { id: 1, title: 'Getting started' },
    { id: 2, title: 'Battery' },
  ],
  bikes: [{ id: 1, title: 'Homie' }],
  topics: [
    { id: 7, title: 'Winter storage' },
    { id: 8, title: 'First charge' },
  ],
}
const pageOf = (...items: object[]) => ({ items, page: 1, per_page: 50, total: items.length })
const WHO = { written_by: 'ada', published_by: null, published_at: null, restored_from: null }

function open(path: string, replies: Record<string, unknown> = {}) {
  const sent: Array<[string, unknown]> = []
  const notify = vi.fn<(tone: string, text: string) => void>()
  const record =
    (name: string, answer: object | null) =>
    ({ body }: Sent) => {
      sent.push([name, body])
      return answer
    }
  const { http } = fakeHttp({
    'GET /api/backoffice/help/choices': CHOICES,
    'GET /api/backoffice/help/topics/7': TOPIC,
    'POST /api/backoffice/help/topics': record('create', { ...TOPIC, version: 1, state: 'draft' }),
    'POST /api/backoffice/help/topics/7': record('save', { ...TOPIC, title: 'Winter', version: 4 }),
    'POST /api/backoffice/help/topics/7/publication': record('publish', {
      ...TOPIC,
      state: 'published',
      published_version: 3,
    }),
    'POST /api/backoffice/help/topics/7/versions/1/restore': record('restore', { ...TOPIC, version: 4 }),
    ...replies,
  })
  renderRoutes(routes, path, { http, session$: staff(9), notify, confirm: async () => true })
  return { sent, notify }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })

test('the list says what readers get, and asks the server for a group and a state', async () => {
  const asked: unknown[] = []
  const row = {
    id: 7,
    title: 'Winter storage',
    group: { id: 2, title: 'Battery' },
    state: 'changed',
    version: 3,
    written_at: '2021-06-01T12:00:00Z',
    written_by: 'ada',
    open_comments: 2,
    helpful: { yes: 12, no: 1 },
  }
  open('/backoffice/help?state=changed&group=2&search=wint', {
    'GET /api/backoffice/help/topics': ({ query }: Sent) => {
      asked.push(query)
      return pageOf(row)
    },
  })
  const link = await screen.findByRole('link', { name: /^Winter storage/ })
  expect(link.getAttribute('href')).toBe('/backoffice/help/7')
  expect(screen.getAllByRole('row')[1]?.textContent).toMatch(/Published, newer draft.*ada1212$/)
  expect(asked).toEqual([{ search: 'wint', state: 'changed', group: '2', page: 1 }])
})

test('a topic is saved as a draft with all its fields, and only then published', async () => {
  const { sent } = open('/backoffice/help/7')
  await userEvent.type(await field('Title'), '!')
  expect((await button('Publish version 3')).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('Save your changes before you publish them.')).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'Getting started')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Homie' }))
  await userEvent.type(await field(/^Keywords/), ', frost')
  await userEvent.click(await button('Save'))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual([
    'save',
    {
      title: 'Winter storage!',
      group_id: 1,
      body: TOPIC.body,
      bikes: [],
      keywords: ['hibernate', 'frost'],
      related: [],
      version: 3,
    },
  ])
  await userEvent.click(await button('Publish version 4'))
  await waitFor(() => expect(sent[1]).toEqual(['publish', { is_published: true, version: 4 }]))
  expect(await screen.findByText('Readers see version 3, the latest one.')).toBeTruthy()
})

test('the preview shows Markdown, and hostile text as text', async () => {
  open('/backoffice/help/7', {
    'GET /api/backoffice/help/topics/7': {
      ...TOPIC,
      body: '**dry** <img src=x onerror=alert(1)> [a](javascript:x)',
    },
  })
  await userEvent.click(await screen.findByRole('tab', { name: 'Preview' }))
  const panel = await screen.findByRole('tabpanel', { name: 'Preview' })
  expect((await within(panel).findByText('dry')).tagName).toBe('STRONG')
  expect(panel.querySelector('img, [onerror], [href^="javascript"]')).toBeNull()
})

test('a new topic begins with what was looked for, and related topics are chosen by title', async () => {
  const { sent } = open('/backoffice/help/new?title=mudguards')
  expect((await field('Title')).value).toBe('mudguards')
  await userEvent.type(await field(/^Text/), 'They keep you dry.')
  await userEvent.type(screen.getByLabelText(/^Related topics/, { selector: 'input' }), 'first')
  await userEvent.click(await screen.findByRole('option', { name: /First charge/ }))
  await userEvent.click(await button('Create'))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.[1]).toMatchObject({ title: 'mudguards', group_id: 1, related: [8] })
})

const version = ({ number, body }: { number: number; body: string }) => {
  const { title, group_id, bikes, keywords, related } = TOPIC
  return { number, title, group_id, bikes, keywords, related, body }
}

test('two versions are compared line by line, and an older one is restored', async () => {
  const at = { written_at: '2021-06-01T12:00:00Z' }
  const { sent, notify } = open('/backoffice/help/7/versions', {
    'GET /api/backoffice/help/topics/7/versions': pageOf(
      { number: 3, title: 'Winter storage', is_live: false, ...WHO, ...at },
      { number: 2, title: 'Winter storage', is_live: true, ...WHO, ...at },
      { number: 1, title: 'Storage', is_live: false, ...WHO, ...at },
    ),
    'GET /api/backoffice/help/topics/7/versions/3': version({ number: 3, body: 'Dry.\nCharged.' }),
    'GET /api/backoffice/help/topics/7/versions/2': version({ number: 2, body: 'Dry.' }),
    'GET /api/backoffice/help/topics/7/versions/1': version({ number: 1, body: 'Wet.\nCharged.' }),
  })
  expect((await screen.findByText('Charged.', { selector: 'ins' })).textContent).toBe('Added: Charged.')
  await userEvent.click(await button('Compare version 1 with the latest'))
  expect((await screen.findByText('Wet.', { selector: 'del' })).textContent).toBe('Removed: Wet.')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'To version' }), '1')
  expect(await screen.findByText('Both versions are the same.')).toBeTruthy()
  await userEvent.click(await button('Restore version 1'))
  await waitFor(() => expect(sent).toEqual([['restore', { version: 3 }]]))
  expect(notify.mock.lastCall?.[1]).toMatch(/^Version 1 is the draft again/)
})
