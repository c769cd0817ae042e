import { fakeHttp, onePage, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'
import { customerPage, customerRow } from './sample-customers.ts'

interface Sent {
  query?: Record<string, unknown>
}

const ROWS = [
  customerRow(7, { is_blocked: true }),
  customerRow(8, { name: 'Carl Dorn', role: 'agent', last_seen_at: null }),
]

function open(path = '/backoffice/customers', replies: Record<string, unknown> = {}) {
  const { http } = fakeHttp({ 'GET /api/backoffice/customers': customerPage(ROWS), ...replies })
  const notify = vi.fn<(tone: string, text: string) => void>()
  renderRoutes(routes, path, { http, session$: staff(9), notify })
  return { notify }
}

test('every member stands with role and orders, and leads to their page', async () => {
  open()
  const link = await screen.findByRole('link', { name: /Anna Berg/ })
  expect(link.getAttribute('href')).toBe('/backoffice/customers/7')
  const rows = within(screen.getByRole('table', { name: 'Customers' })).getAllByRole('row')
  expect(rows[1]?.textContent).toMatch(/anna@example\.com.*Customer Blocked.*2\$238$/)
  expect(rows[2]?.textContent).toMatch(/Agent.*Not known/)
  expect(document.title).toBe('Customers · Nireeka')
})

test('search, filters and sort go to the server', async () => {
  const asked: unknown[] = []
  open(
    '/backoffice/customers?search=anna&role=agent&state=blocked&from=2026-01-01&to=2026-02-01&sort=spent&page=2',
    {
      'GET /api/backoffice/customers': ({ query }: Sent) => {
        asked.push(query)
        return customerPage(ROWS, 60)
      },
    },
  )
  await screen.findByRole('link', { name: /Anna Berg/ })
  expect(asked[0]).toEqual({
    search: 'anna',
    role: 'agent',
    state: 'blocked',
    joined_from: '2026-01-01',
    joined_to: '2026-02-01',
    sort: 'least_spent',
    page: 2,
  })
})

test('a page past the end is told', async () => {
  open('/backoffice/customers?page=7', {
    'GET /api/backoffice/customers': onePage(customerPage(ROWS)),
  })
  expect(await screen.findByText('There is no page 7')).toBeTruthy()
})

test('those that match are asked for as CSV, and a failure is told', async () => {
  const asked: unknown[] = []
  const { notify } = open('/backoffice/customers?state=blocked', {
    'GET /api/backoffice/customers/export': ({ query }: Sent) => {
      asked.push(query)
      return refusal(503, 'Busy.')
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject({ state: 'blocked', sort: 'newest' })
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', expect.any(String)))
})
