import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { orderPage, orderRow } from '../orders/sample-orders.ts'
import { routes } from '../routes.ts'
import { ADMIN_AREA_LABELS } from '../sample-areas.ts'
import { staff } from '../sample-staff.ts'

interface Sent {
  query?: Record<string, unknown>
}

const NOTHING = { items: [], page: 1, per_page: 20, total: 0 }

const ANNA = { id: 7, name: 'Anna Berg', email: 'anna@example.com' }
const FOUND = {
  orders: [
    { id: 1, number: 'NK-1001', customer: ANNA },
    { id: 2, number: 'NK-1002', customer: ANNA },
  ],
  members: [ANNA],
  tickets: [{ id: 4, number: 'T-10004', subject: 'Anna’s bell' }],
  threads: [],
  products: [],
}

function open(isAdmin: number, found: unknown = FOUND) {
  const { http, calls } = fakeHttp({
    'GET /api/backoffice/reviews': NOTHING,
    'GET /api/backoffice/audit-log': NOTHING,
    'GET /api/backoffice/search': found,
    'GET /api/backoffice/orders': orderPage([orderRow(1)]),
    'GET /api/backoffice/orders/counts': { total: 0, counts: [] },
  })
  renderRoutes(routes, '/backoffice/reviews', { http, session$: staff(isAdmin) })
  return { calls }
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('Ctrl+K leads to an area by keyboard alone', async () => {
  open(9)
  await screen.findByText('No reviews waiting')
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox')
  expect(options()).toEqual(ADMIN_AREA_LABELS)
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
  const current = screen.getByRole('option', { selected: true })
  expect(current.textContent).toBe('Audit log')
  expect(field.getAttribute('aria-activedescendant')).toBe(current.id)
  await userEvent.keyboard('{Enter}')
  expect(location.pathname).toBe('/backoffice/audit-log')
  expect(await screen.findByRole('heading', { level: 1, name: 'Audit log' })).toBeTruthy()
})

test('it finds orders, members and tickets by what is typed, and asks once', async () => {
  const asked: unknown[] = []
  open(9, ({ query }: Sent) => {
    asked.push(query)
    return FOUND
  })
  await userEvent.click(await screen.findByRole('button', { name: /Go to/ }))
  await userEvent.type(await screen.findByRole('combobox'), 'anna')
  await waitFor(() =>
    expect(options()).toEqual([
      'Order NK-1001Anna Berg, anna@example.com',
      'Order NK-1002Anna Berg, anna@example.com',
      'Anna Berganna@example.com',
      'Ticket T-10004Anna’s bell',
    ]),
  )
  expect(asked).toEqual([{ query: 'anna' }])
  expect(screen.getByRole('group', { name: 'Members' })).toBeTruthy()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(location.pathname).toBe('/backoffice/orders/2')
})

test('what cannot be found is told, and why it could not be looked for', async () => {
  open(9, refusal(503, 'Busy.'))
  await userEvent.click(await screen.findByRole('button', { name: /Go to/ }))
  await userEvent.type(await screen.findByRole('combobox'), 'zz')
  const dialog = within(screen.getByRole('dialog', { name: 'Go to' }))
  await waitFor(() => expect(dialog.getByRole('status').textContent).toBe('Busy.'))
})

test('agents are led to their areas, to tickets and to threads', async () => {
  open(1, { ...FOUND, orders: [], members: [], threads: [{ id: 12, title: 'Which bell?' }] })
  await userEvent.click(await screen.findByRole('button', { name: /Go to/ }))
  const field = await screen.findByRole('combobox', { name: 'Page, number or name' })
  expect(options()).toEqual(['Support', 'Reviews', 'Forum'])
  await userEvent.type(field, 'bell')
  await waitFor(() => expect(options()).toEqual(['Ticket T-10004Anna’s bell', 'Which bell?Thread 12']))
})
