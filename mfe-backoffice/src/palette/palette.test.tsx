import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { orderPage, orderRow } from '../orders/sample-orders.ts'
import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'

interface Sent {
  query?: Record<string, unknown>
}

const NOTHING = { items: [], page: 1, per_page: 20, total: 0 }

function open(isAdmin: number, orders: unknown = orderPage([orderRow(1), orderRow(2)])) {
  const { http, calls } = fakeHttp({
    'GET /api/backoffice/reviews': NOTHING,
    'GET /api/backoffice/audit-log': NOTHING,
    'GET /api/backoffice/orders': orders,
  })
  renderRoutes(routes, '/backoffice/reviews', { http, session$: staff(isAdmin) })
  return { calls }
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('Ctrl+K leads to an area by keyboard alone', async () => {
  open(9)
  await screen.findByText('Nothing waits')
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox')
  expect(options()).toEqual(['Overview', 'Orders', 'Products', 'Stock', 'Reviews', 'Audit log'])
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
  const current = screen.getByRole('option', { selected: true })
  expect(current.textContent).toBe('Audit log')
  expect(field.getAttribute('aria-activedescendant')).toBe(current.id)
  await userEvent.keyboard('{Enter}')
  expect(location.pathname).toBe('/backoffice/audit-log')
  expect(await screen.findByRole('heading', { level: 1, name: 'Audit log' })).toBeTruthy()
})

test('it finds orders by what is typed, and asks once', async () => {
  const asked: unknown[] = []
  open(9, ({ query }: Sent) => {
    asked.push(query)
    return orderPage([orderRow(1), orderRow(2)])
  })
  await userEvent.click(await screen.findByRole('button', { name: /Go to/ }))
  await userEvent.type(await screen.findByRole('combobox'), 'anna')
  await waitFor(() =>
    expect(options()).toEqual([
      'Order NK-1001Anna Berg, anna@example.com',
      'Order NK-1002Anna Berg, anna@example.com',
    ]),
  )
  expect(asked).toEqual([{ search: 'anna', page: 1 }])
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

test('agents are led to their areas only, and no order is looked for', async () => {
  const { calls } = open(1)
  await userEvent.click(await screen.findByRole('button', { name: /Go to/ }))
  await userEvent.type(await screen.findByRole('combobox', { name: 'Area' }), 'rev')
  expect(options()).toEqual(['Reviews'])
  expect(calls).not.toContain('GET /api/backoffice/orders')
})
