import { HttpError } from '@nireeka/contracts'
import type { ContentItemData } from '@nireeka/contracts/api'
import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'

// The first test doesn't wait for the pages to be read from the disk.
beforeAll(async () => {
  await import('../help/pages.ts')
})

interface Sent {
  query?: Record<string, unknown>
  body?: { version?: number; at?: string | null; data?: object }
}

const PATH = '/api/backoffice/content/announcement'
const DATA = {
  kind: 'announcement' as const,
  text: 'Free bells',
  href: '/shop',
  shown_from: null,
  shown_to: null,
}
const ITEM: ContentItemData = {
  id: 3,
  kind: 'announcement',
  key: '7',
  title: 'Free bells',
  state: 'changed',
  version: 2,
  published_version: 1,
  publish_version: null,
  publish_at: null,
  written_at: '2026-06-01T12:00:00Z',
  written_by: 'ada',
  may_withdraw: true,
  data: DATA,
}
const pageOf = (...items: object[]) => ({ items, page: 1, per_page: 20, total: items.length })
const versionRow = (version: number) => ({
  version,
  title: 'Free bells',
  written_at: '2026-06-01T12:00:00Z',
  written_by: 'ada',
  published_at: null,
  published_by: null,
  is_live: version === 1,
})

function open(path: string, replies: Record<string, unknown> = {}) {
  const sent: Array<[string, Sent['body']]> = []
  const notify = vi.fn<(tone: string, text: string) => void>()
  const record =
    (name: string, answer: object) =>
    ({ body }: Sent) => {
      sent.push([name, body])
      return answer
    }
  const { http } = fakeHttp({
    [`GET ${PATH}/7`]: ITEM,
    [`GET ${PATH}/7/versions`]: pageOf(versionRow(2), versionRow(1)),
    [`GET ${PATH}/7/versions/1`]: { version: 1, data: { ...DATA, text: 'Old bells' } },
    [`GET ${PATH}/7/versions/2`]: { version: 2, data: DATA },
    [`POST ${PATH}`]: record('create', { ...ITEM, version: 1, state: 'draft' }),
    [`POST ${PATH}/7`]: record('save', { ...ITEM, version: 3 }),
    [`POST ${PATH}/7/publication`]: record('publish', { ...ITEM, state: 'published', published_version: 2 }),
    [`POST ${PATH}/7/publication/cancel`]: record('cancel', ITEM),
    ...replies,
  })
  renderRoutes(routes, path, { http, session$: staff(9), notify, confirm: async () => true })
  return { sent, notify }
}

const stale = () => new HttpError({ status: 409, code: 'stale_version', message: 'ben has saved version 3.' })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })

test('the list asks for a state and a title, and leads to each', async () => {
  const asked: unknown[] = []
  const { may_withdraw: _m, kind: _k, published_version: _p, publish_version: _v, data: _d, ...row } = ITEM
  open('/backoffice/content/announcement?state=changed&search=bell', {
    [`GET ${PATH}`]: ({ query }: Sent) => {
      asked.push(query)
      return pageOf(row)
    },
  })
  const link = await screen.findByRole('link', { name: 'Free bells' })
  expect(link.getAttribute('href')).toBe('/backoffice/content/announcement/7')
  expect(asked).toEqual([{ search: 'bell', state: 'changed', page: 1 }])
})

test('a draft is saved with the version that was read, and only then published', async () => {
  const { sent } = open('/backoffice/content/announcement/7')
  await userEvent.type(await field('Text'), '!')
  expect((await button('Publish version 2')).hasAttribute('disabled')).toBe(true)
  expect((await button('Preview')).hasAttribute('disabled')).toBe(true)
  await userEvent.click(await button('Save'))
  await waitFor(() =>
    expect(sent).toEqual([['save', { version: 2, data: { ...DATA, text: 'Free bells!' } }]]),
  )
  await userEvent.click(await button('Publish version 3'))
  await waitFor(() => expect(sent[1]).toEqual(['publish', { version: 3, at: null }]))
})

test('a new one is created, and its mistakes stand at their fields', async () => {
  const { sent } = open('/backoffice/content/announcement/new')
  await userEvent.type(await field('Text'), 'Free bells')
  await userEvent.type(await field('Link'), 'https://elsewhere.example')
  await userEvent.click(await button('Create'))
  expect(await screen.findByText('This must be a page of this site, such as /shop.')).toBeTruthy()
  await userEvent.clear(await field('Link'))
  await userEvent.type(await field('Link'), '/shop')
  await userEvent.click(await button('Create'))
  await waitFor(() => expect(sent).toEqual([['create', { data: DATA }]]))
})

test('when somebody else has saved, both texts are shown, and mine is saved on top of theirs', async () => {
  let stored = ITEM
  const saved: unknown[] = []
  open('/backoffice/content/announcement/7', {
    [`GET ${PATH}/7`]: () => stored,
    [`POST ${PATH}/7`]: ({ body }: Sent) => {
      if (body?.version !== stored.version) throw stale()
      saved.push(body)
      return { ...stored, version: 4, data: body.data }
    },
  })
  await userEvent.type(await field('Text'), ' now')
  stored = { ...ITEM, version: 3, data: { ...DATA, text: 'No bells', href: '/about' } }
  await userEvent.click(await button('Save'))
  expect(await screen.findByText('Someone else has saved changes to this')).toBeTruthy()
  const rows = [...document.querySelectorAll('form dl > div')].map(({ textContent }) => textContent)
  expect(rows).toEqual(['TextYoursFree bells nowTheirsNo bells', 'LinkYoursUnchangedTheirs/about'])
  await userEvent.click(await button('Keep mine'))
  await waitFor(() =>
    expect(saved).toEqual([{ version: 3, data: { ...DATA, text: 'Free bells now', href: '/about' } }]),
  )
})

test('a publication is planned for a time, and cancelled', async () => {
  const { sent } = open('/backoffice/content/announcement/7', {
    [`POST ${PATH}/7/publication`]: ({ body }: Sent) => {
      sent.push(['plan', body])
      return { ...ITEM, state: 'scheduled', publish_version: 2, publish_at: body?.at }
    },
  })
  await userEvent.click(await button('Publish later'))
  const time = await screen.findByLabelText('Date and time')
  await userEvent.clear(time)
  await userEvent.type(time, '2099-03-01T09:30')
  await userEvent.click(await button('Plan the publication'))
  await waitFor(() =>
    expect(sent[0]?.[1]).toEqual({ version: 2, at: new Date('2099-03-01T09:30').toISOString() }),
  )
  expect(await screen.findByText(/Version 2 will be published on/)).toBeTruthy()
  await userEvent.click(await button('Cancel the planned publication'))
  await waitFor(() => expect(sent[1]).toEqual(['cancel', { version: 2 }]))
})

test('what a version has changed is shown, and an old one is brought back as the next', async () => {
  const { sent } = open('/backoffice/content/announcement/7')
  await userEvent.click(await button('What version 2 changed'))
  expect((await screen.findByText('Text: Old bells')).tagName).toBe('DEL')
  expect(screen.getByText('Text: Free bells').tagName).toBe('INS')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await button('Bring back version 1'))
  await waitFor(() => expect(sent).toEqual([['save', { version: 2, data: { ...DATA, text: 'Old bells' } }]]))
})

test('the preview is the public page with the latest version, in which no script runs', async () => {
  open('/backoffice/content/announcement/7')
  await userEvent.click(await button('Preview'))
  const frame = await screen.findByTitle('The page on a desktop')
  expect(frame.getAttribute('src')).toBe('/?preview=announcement.7.2')
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin')
  await userEvent.click(screen.getByRole('radio', { name: 'Phone' }))
  expect((await screen.findByTitle('The page on a phone')).getAttribute('width')).toBe('390')
})

test.each(['/backoffice/content/poems', '/backoffice/content/poems/1'])('%s is no page', async (path) => {
  open(path)
  expect(await screen.findByText('There’s no such page in the back office')).toBeTruthy()
})
