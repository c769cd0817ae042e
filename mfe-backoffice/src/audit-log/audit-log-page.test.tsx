import type { AuditEntryData } from '@nireeka/contracts/api'
import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'

interface Sent {
  query?: Record<string, unknown>
}

const ENTRY: AuditEntryData = {
  id: 1,
  at: '2026-11-01T12:00:00Z',
  actor: { id: 6, email: 'ada@example.com', role: 'admin' },
  action: 'order.move',
  subject: { kind: 'order', id: 12 },
  before: { status: 'paid', version: 3 },
  after: { status: 'in_production', version: 3 },
  request_id: 'r-1',
}

function open(path = '/backoffice/audit-log', items = [ENTRY]) {
  const asked: unknown[] = []
  const { http } = fakeHttp({
    'GET /api/backoffice/audit-log': ({ query }: Sent) => {
      asked.push(query)
      return { items, page: 1, per_page: 20, total: items.length }
    },
  })
  renderRoutes(routes, path, { http, session$: staff(9) })
  return asked
}

test('every change says who, what and when, with what was before and after', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'Order 12' })
  expect(link.getAttribute('href')).toBe('/backoffice/orders/12')
  const row = within(screen.getByRole('row', { name: /ada@example\.com/ }))
  expect(row.getByText('Order: move')).toBeTruthy()
  expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Statusbefore: paid after: in_production',
  ])
  expect(row.getByText('Admin')).toBeTruthy()
  // On the card of a phone, too.
  expect(screen.getAllByRole('cell').map(({ dataset }) => dataset.card)).toEqual([
    'fact',
    'fact',
    'fact',
    'fact',
  ])
})

test('the search, action, subject and days go to the server', async () => {
  const asked = open(
    '/backoffice/audit-log?search=ada&action=order.move&subject=order%3A12&from=2026-11-01&to=2026-11-02',
  )
  await screen.findByRole('link', { name: 'Order 12' })
  expect(asked[0]).toEqual({
    action: 'order.move',
    subject: 'order:12',
    search: 'ada',
    from: '2026-11-01',
    to: '2026-11-02',
    page: 1,
  })
})

test('a subject narrows the list once it is one', async () => {
  const asked = open()
  await screen.findByRole('link', { name: 'Order 12' })
  await userEvent.type(screen.getByRole('textbox', { name: 'Subject' }), 'order:1{Enter}')
  expect(location.search).toBe('?subject=order%3A1')
  await userEvent.type(screen.getByRole('textbox', { name: 'Subject' }), 'x{Enter}')
  expect(location.search).toBe('?subject=order%3A1')
  expect(asked.every((query) => (query as { subject?: string }).subject !== 'order:1x')).toBe(true)
})

test('an empty log says so', async () => {
  open('/backoffice/audit-log', [])
  expect(await screen.findByText('Nothing has been changed yet')).toBeTruthy()
})
