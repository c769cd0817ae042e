import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { dialogOf, press, record } from '../orders/open-order.tsx'
import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'
import { colleague, invitation, staffData } from './sample-staff-data.ts'

const PATH = '/api/backoffice/staff'

function open(replies: Record<string, unknown> = {}) {
  const notify = vi.fn<(tone: string, text: string) => void>()
  const { http } = fakeHttp({ [`GET ${PATH}`]: staffData(), ...replies })
  renderRoutes(routes, '/backoffice/staff', { http, session$: staff(9), notify })
  return { notify }
}
const rowsOf = async (table: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent)

test('everybody stands with role, areas, second factor and sessions', async () => {
  const ada = colleague({
    id: 6,
    name: 'Ada Steward',
    role: 'admin',
    areas: [],
    is_own: true,
    has_second_factor: true,
  })
  open({ [`GET ${PATH}`]: staffData({ staff: [ada, colleague()] }) })
  const [, first, second] = await rowsOf('Staff')
  expect(first).toMatch(/Ada Steward \(you\).*Admin.*All.*On/)
  expect(second).toMatch(/Agnes Porter.*Agent.*Sales, Support.*Off.*2$/)
  const link = screen.getByRole('link', { name: 'Agnes Porter' })
  expect(link.getAttribute('href')).toBe('/backoffice/staff/7')
})

test('somebody is invited to areas, without which it isn’t sent', async () => {
  const sent = record(staffData({ invitations: [invitation({ email: 'mo@example.com' })] }))
  open({ [`POST ${PATH}/invitations`]: sent.reply })
  await press('Invite someone')
  const dialog = await dialogOf('Invite someone')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'mo@example.com')
  await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }))
  expect(await dialog.findByText('Choose at least one area.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Goods' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }))
  expect(await screen.findByText('mo@example.com')).toBeTruthy()
  expect(sent.sent[0]?.body).toEqual({ email: 'mo@example.com', role: 'agent', areas: ['goods'] })
})

test('an invitation is sent again or withdrawn at the version that was read; one that is over is not', async () => {
  const over = invitation({ id: 4, email: 'old@example.com', state: 'accepted' })
  const withdrawn = record(staffData({ invitations: [invitation({ state: 'withdrawn' })] }))
  open({
    [`GET ${PATH}`]: staffData({ invitations: [invitation(), over] }),
    [`POST ${PATH}/invitations/3/withdraw`]: withdrawn.reply,
  })
  expect(await screen.findByRole('button', { name: 'Send again: nora@example.com' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send again: old@example.com' })).toBeNull()
  await press('Withdraw: nora@example.com')
  expect(await screen.findByText('Withdrawn')).toBeTruthy()
  expect(withdrawn.sent[0]?.body).toEqual({ version: 2 })
})

test('the setting is changed at its version, and a refusal is told', async () => {
  const sent: unknown[] = []
  const { notify } = open({
    [`POST ${PATH}/settings`]: ({ body }: { body: unknown }) => {
      sent.push(body)
      return refusal(409, 'Please turn on your own two-step login first.')
    },
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Staff need a two-step login' }))
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith('error', 'Please turn on your own two-step login first.'),
  )
  expect(sent).toEqual([{ needs_second_factor: true, version: 4 }])
})
