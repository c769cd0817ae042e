import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { customer } from '../../customers/sample-customers.ts'
import { dialogOf, press, record } from '../../orders/open-order.tsx'
import { routes } from '../../routes.ts'
import { staff } from '../../sample-staff.ts'

const PATH = '/api/backoffice/customers/7'
const agnes = (change = {}) => customer({ role: 'agent', areas: ['support'], ...change })

function open(reply: unknown = agnes(), replies: Record<string, unknown> = {}) {
  const { http } = fakeHttp({ [`GET ${PATH}`]: reply, ...replies })
  renderRoutes(routes, '/backoffice/staff/7', { http, session$: staff(9), notify: vi.fn() })
}

test('a colleague stands with areas and sessions, and leads to what they have changed', async () => {
  open()
  const link = await screen.findByRole('link', { name: /in the audit log/ })
  expect(link.getAttribute('href')).toBe('/backoffice/audit-log?actor=anna%40example.com')
  expect(screen.getByText('Areas').parentElement?.textContent).toContain('Support')
})

test('one session is ended', async () => {
  const ended = record(agnes({ sessions: [], version: 4 }))
  open(agnes(), { [`POST ${PATH}/end-session`]: ended.reply })
  await press('Sign out: Firefox on Linux')
  const dialog = await dialogOf('Sign out: Anna Berg')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A lost phone.')
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }))
  expect(await screen.findByText('Not logged in anywhere.')).toBeTruthy()
  expect(ended.sent[0]?.body).toEqual({ session: 'a', reason: 'A lost phone.', version: 3 })
})

test('somebody is removed from the staff', async () => {
  const removed = record(customer({ version: 4 }))
  open(agnes(), { [`POST ${PATH}/role`]: removed.reply })
  await press('Remove from staff')
  const dialog = await dialogOf('Remove from staff: Anna Berg')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Has left.')
  await userEvent.click(dialog.getByRole('button', { name: 'Remove from staff' }))
  expect(await screen.findByText('Customer')).toBeTruthy()
  expect(removed.sent[0]?.body).toEqual({ role: 'customer', reason: 'Has left.', version: 3 })
})

test('nobody decides about themselves', async () => {
  open(agnes({ is_own: true, role: 'admin', areas: [] }))
  expect(await screen.findByText(/This is you/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove from staff' })).toBeNull()
})
