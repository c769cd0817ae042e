import { HttpError } from '@nireeka/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { openCatalogue, record } from '../open-catalogue.tsx'
import { breaksSamples, slotRow } from '../sample-catalogue.ts'

const SLOT = 'GET /api/backoffice/slots/20'
const EDIT = 'POST /api/backoffice/slots/20'
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('slots stand with step, choice, position and number of parts; the filter asks the server', async () => {
  const asked = record({ items: [slotRow({ position: 3 })], page: 1, per_page: 50, total: 1 })
  openCatalogue('/backoffice/slots?step=accessories', { 'GET /api/backoffice/slots': asked.reply })
  const link = await screen.findByRole('link', { name: /^Carry and protect/ })
  expect(link.getAttribute('href')).toBe('/backoffice/slots/20')
  const [row] = within(screen.getByRole('table', { name: 'Slots' }))
    .getAllByRole('row')
    .slice(1)
  expect(row?.textContent).toBe('Carry and protectAccessoriesAny number35')
  expect(asked.sent[0]?.query).toMatchObject({ step: 'accessories' })
})

test('a slot is saved with the version that was read, and its parts are a link away', async () => {
  const saved = record(slotRow({ title: 'Racks', version: 3 }))
  const { notify } = openCatalogue('/backoffice/slots/20', { [SLOT]: slotRow(), [EDIT]: saved.reply })
  const title = await screen.findByLabelText('Title')
  expect(screen.getByRole('link', { name: '5 parts' }).getAttribute('href')).toBe('/backoffice/parts?slot=20')
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  await userEvent.clear(title)
  await userEvent.type(title, 'Racks')
  await userEvent.selectOptions(screen.getByLabelText('Step'), 'components')
  await userEvent.clear(screen.getByLabelText('Position'))
  await userEvent.type(screen.getByLabelText('Position'), '4')
  await press('Save')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Slot saved.'))
  expect(saved.sent[0]?.body).toEqual({
    title: 'Racks',
    step: 'components',
    choice: 'multi',
    position: 4,
    version: 2,
    accept_broken: false,
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Racks' })).toBeTruthy()
})

test('sample builds that break are named, and then it is sent again', async () => {
  const saved = record(breaksSamples(), slotRow({ choice: 'single', version: 3 }))
  const { confirm } = openCatalogue('/backoffice/slots/20', { [SLOT]: slotRow(), [EDIT]: saved.reply })
  await userEvent.selectOptions(await screen.findByLabelText('Riders choose'), 'single')
  await press('Save')
  await waitFor(() => expect(saved.sent).toHaveLength(2))
  expect(confirm.mock.calls[0]?.[0].text).toContain('Nyx max')
  expect(saved.sent.map(({ body }) => (body as { accept_broken: boolean }).accept_broken)).toEqual([
    false,
    true,
  ])
})

test('a choice that bikes can’t be sold with is refused with the reason', async () => {
  const message = 'Nireeka Prime needs one part that it comes with in the slot “Carry and protect”.'
  const refused = record(new HttpError({ status: 409, code: 'breaks_bikes', message }))
  const { confirm } = openCatalogue('/backoffice/slots/20', { [SLOT]: slotRow(), [EDIT]: refused.reply })
  await userEvent.selectOptions(await screen.findByLabelText('Riders choose'), 'single')
  await press('Save')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(confirm).not.toHaveBeenCalled()
})

test('a new slot is created, and its page follows', async () => {
  const slot = slotRow({ id: 101, title: 'Mirrors', part_count: 0, version: 1 })
  const made = record(slot)
  openCatalogue('/backoffice/slots/new', {
    'POST /api/backoffice/slots': made.reply,
    'GET /api/backoffice/slots/101': slot,
  })
  await userEvent.type(await screen.findByLabelText('Title'), 'Mirrors')
  await press('Create')
  expect(await screen.findByText(/^This slot has no parts yet/)).toBeTruthy()
  expect(made.sent[0]?.headers?.['idempotency-key']).toMatch(/^[\w-]{8,}$/)
  expect(made.sent[0]?.body).toEqual({ title: 'Mirrors', step: 'accessories', choice: 'multi', position: 0 })
})

test('a slot without parts is deleted, and the list follows', async () => {
  const gone = record(null)
  const { notify } = openCatalogue('/backoffice/slots/20', {
    [SLOT]: slotRow({ part_count: 0 }),
    'POST /api/backoffice/slots/20/delete': gone.reply,
    'GET /api/backoffice/slots': { items: [], page: 1, per_page: 50, total: 0 },
  })
  await press('Delete')
  expect(await screen.findByText('There are no slots yet')).toBeTruthy()
  expect(gone.sent[0]?.body).toEqual({ version: 2 })
  expect(notify).toHaveBeenCalledWith('success', 'Carry and protect is deleted.')
})
