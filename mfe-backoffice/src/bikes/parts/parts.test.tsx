import { onePage } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { openCatalogue, record } from '../open-catalogue.tsx'
import { adminPart, breaksSamples, partRow } from '../sample-catalogue.ts'

const PART = 'GET /api/backoffice/parts/2004'
const PUBLICATION = 'POST /api/backoffice/parts/2004/publication'
const EDIT = 'POST /api/backoffice/parts/2004'
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('parts stand with slot, category, bikes and status, and filters ask the server', async () => {
  const page = {
    items: [partRow(), partRow({ id: 2, title: 'Basket', is_published: false })],
    page: 1,
    per_page: 50,
    total: 2,
  }
  const asked = record(page)
  openCatalogue('/backoffice/parts?slot=20&category=3&published=no&sort=-price&search=stand', {
    'GET /api/backoffice/parts': asked.reply,
  })
  const link = await screen.findByRole('link', { name: /^Kickstand/ })
  expect(link.getAttribute('href')).toBe('/backoffice/parts/2004')
  const [first, second] = within(screen.getByRole('table', { name: 'Parts' }))
    .getAllByRole('row')
    .slice(1)
  expect(first?.textContent).toMatch(
    /KickstandPart 2004Carry and protectUpgradeNireeka PrimePublishedNot counted\$39$/,
  )
  expect(second?.textContent).toContain('Unpublished')
  expect(asked.sent[0]?.query).toMatchObject({
    slot: '20',
    category: '3',
    published: 'no',
    sort: 'highest',
    search: 'stand',
  })
  expect(screen.getByRole('link', { name: 'Parts' }).getAttribute('aria-current')).toBe('page')
})

test('an empty list says so', async () => {
  const none = { items: [], page: 1, per_page: 50, total: 0 }
  openCatalogue('/backoffice/parts', { 'GET /api/backoffice/parts': onePage(none) })
  expect(await screen.findByText('There are no parts yet')).toBeTruthy()
})

test('a part is saved with the version that was read', async () => {
  const saved = record(adminPart({ title: 'Side stand', version: 4 }))
  const { notify } = openCatalogue('/backoffice/parts/2004', { [PART]: adminPart(), [EDIT]: saved.reply })
  const title = await screen.findByLabelText<HTMLInputElement>('Title')
  await userEvent.clear(title)
  await userEvent.type(title, 'Side stand')
  await userEvent.clear(screen.getByLabelText('Range in km'))
  await userEvent.type(screen.getByLabelText('Range in km'), '-2')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nireeka Homie' }))
  await press('Save')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Part saved.'))
  expect(saved.sent[0]?.body).toEqual({
    title: 'Side stand',
    summary: 'It stands.',
    slot_id: 20,
    category_id: 3,
    performance: { power: 0, max_speed: 0, practicality: 3, suspension: 0, range: -2, weight: 400 },
    image: null,
    bikes: [
      { bike_id: 1, is_default: false },
      { bike_id: 2, is_default: false },
    ],
    version: 3,
    accept_broken: false,
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Side stand' })).toBeTruthy()
})

test('what is no whole number isn’t sent', async () => {
  const { calls } = openCatalogue('/backoffice/parts/2004', { [PART]: adminPart() })
  const field = await screen.findByLabelText('Power in W')
  await userEvent.clear(field)
  await userEvent.type(field, 'strong')
  await press('Save')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(calls).not.toContain(EDIT)
})

test('a part is unpublished, and its page says so', async () => {
  const done = record(adminPart({ is_published: false, version: 4 }))
  const { notify, confirm } = openCatalogue('/backoffice/parts/2004', {
    [PART]: adminPart(),
    [PUBLICATION]: done.reply,
  })
  await press('Unpublish')
  expect(await screen.findByText('Unpublished')).toBeTruthy()
  expect(done.sent[0]?.body).toEqual({ is_published: false, version: 3, accept_broken: false })
  expect(notify).toHaveBeenCalledWith('success', 'Riders can no longer choose this part.')
  expect(confirm).not.toHaveBeenCalled()
})

test('sample builds that break are named, and then it is sent again', async () => {
  const done = record(breaksSamples(), adminPart({ is_published: false, version: 4 }))
  const { confirm } = openCatalogue('/backoffice/parts/2004', {
    [PART]: adminPart(),
    [PUBLICATION]: done.reply,
  })
  await press('Unpublish')
  expect(await screen.findByText('Unpublished')).toBeTruthy()
  expect(confirm.mock.calls[0]?.[0].text).toContain('Nyx max')
  expect(done.sent.map(({ body }) => (body as { accept_broken: boolean }).accept_broken)).toEqual([
    false,
    true,
  ])
})

test('what isn’t confirmed isn’t sent, and the reason is told', async () => {
  const done = record(breaksSamples())
  const { notify } = openCatalogue(
    '/backoffice/parts/2004',
    { [PART]: adminPart(), [PUBLICATION]: done.reply },
    false,
  )
  await press('Unpublish')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', expect.stringContaining('Nyx max')))
  expect(done.sent).toHaveLength(1)
  expect(screen.getByText('Published')).toBeTruthy()
})

test('a new part is created, and its page follows', async () => {
  const made = record(adminPart({ id: 10_001, is_published: false, version: 1 }))
  openCatalogue('/backoffice/parts/new', {
    'POST /api/backoffice/parts': made.reply,
    'GET /api/backoffice/parts/10001': adminPart({ id: 10_001, is_published: false, version: 1 }),
  })
  await userEvent.type(await screen.findByLabelText('Title'), 'Side stand')
  await press('Create')
  expect(await screen.findByText('Unpublished')).toBeTruthy()
  expect(made.sent[0]?.headers?.['idempotency-key']).toMatch(/^[\w-]{8,}$/)
  expect(made.sent[0]?.body).toMatchObject({ title: 'Side stand', slot_id: 4, bikes: [] })
  expect(made.sent[0]?.body).not.toHaveProperty('version')
})

test('a price that breaks sample builds is saved when that is confirmed', async () => {
  const saved = record(breaksSamples(), adminPart({ price: 45, version: 4 }))
  const { confirm, notify } = openCatalogue('/backoffice/parts/2004', {
    [PART]: adminPart(),
    'POST /api/backoffice/parts/2004/prices': saved.reply,
  })
  await press('Change price')
  const dialog = within(await screen.findByRole('dialog', { name: 'Change price' }))
  const price = dialog.getByLabelText('New price in dollars')
  await userEvent.clear(price)
  await userEvent.type(price, '45')
  await userEvent.click(dialog.getByRole('button', { name: 'Change price' }))
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Price saved.'))
  expect(confirm.mock.calls[0]?.[0].text).toContain('Nyx max')
  const body = { price: 45, begins_on: null, version: 3 }
  expect(saved.sent.map((sent) => sent.body)).toEqual([
    { ...body, accept_broken: false },
    { ...body, accept_broken: true },
  ])
})
