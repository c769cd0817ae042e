import type { OverviewData } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { BackOffice } from '../back-office.tsx'

const AT = '2026-11-01T12:00:00Z'
const nothing: OverviewData = {
  orders_by_state: [],
  latest_orders: [],
  low_stock: [],
  live_remotes: [],
  newest_members: [],
}
const busy: OverviewData = {
  orders_by_state: [{ status: 'pending_payment', count: 1200, total: 150.5 }],
  latest_orders: [
    { id: 1, number: 'NK-1001', status: 'paid', customer: 'Anna Berg', total: 4490, placed_at: AT },
  ],
  low_stock: [
    { id: 1, kind: 'accessory', number: null, title: 'Frame bag', stock: 0 },
    { id: 2, kind: 'spare', number: 'NK-P-BAT-001', title: 'Lock core', stock: 3 },
  ],
  live_remotes: [{ name: 'shop', version: '0.1.0', changed_at: AT }],
  newest_members: [{ id: 3, name: 'Cara Diaz', email: 'cara@example.com', is_admin: 9, created_at: AT }],
}

const open = (reply: unknown, path = '/backoffice') =>
  renderPage(<BackOffice />, path, { http: fakeHttp({ 'GET /api/backoffice/overview': reply }).http })

/** The first row holds the headings. */
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

test('admins see orders by state, what is new, what is scarce and what is live', async () => {
  open(busy)
  const states = await screen.findByRole('region', { name: 'Orders by state' })

  expect(within(states).getByRole('listitem').textContent).toBe('Pending payment1,200$150.50')
  expect(rows('Latest orders')[0]).toMatch(/^NK-1001Anna BergPaidNov 1, 2026.*\$4,490$/)
  expect(rows('Lowest stock')).toEqual(['Frame bagAccessoryNone', 'Lock coreSpare NK-P-BAT-0013'])
  expect(rows('Live releases')[0]).toMatch(/^shop0\.1\.0Nov 1, 2026/)
  expect(rows('Newest members')[0]).toMatch(/^Cara Diazcara@example\.comAdminNov 1, 2026/)
  expect(screen.getByRole('heading', { level: 1, name: 'Back office' })).toBeTruthy()
  expect(document.title).toBe('Back office · Nireeka')
})

test('an empty shop says so in every table', async () => {
  open(nothing)
  await screen.findByRole('region', { name: 'Orders by state' })
  expect(rows('Latest orders')).toEqual(['Nobody has ordered yet.'])
  expect(rows('Lowest stock')).toEqual(['No product is counted.'])
  expect(rows('Live releases')).toEqual(['No remote is live.'])
  expect(rows('Newest members')).toEqual(['Nobody has registered yet.'])
})

test('an overview that could not be loaded says why and is tried again', async () => {
  let tries = 0
  open(() => (tries++ === 0 ? refusal(503, 'Busy.') : busy))

  expect(await screen.findByText('Busy.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: 'Latest orders' })).toBeTruthy()
})

test('an address that is not in the back office leads back to it', () => {
  open(nothing, '/backoffice/nothing')
  expect(screen.getByRole('link', { name: 'Back office' }).getAttribute('href')).toBe('/backoffice')
})
