import { refusal } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { choose, dialogOf, press, record, type Sent } from '../../orders/open-order.tsx'
import { openCustomer, PATH } from '../open-customer.tsx'
import { CREDITS, customer } from '../sample-customers.ts'

const menu = async () => {
  await press('More actions')
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}

test('an account is blocked with a reason, at the version that was read', async () => {
  const block = { reason: 'Stolen cards.', at: '2026-11-01T12:00:00Z' }
  const blocked = record(customer({ block, sessions: [], version: 4 }))
  openCustomer(customer(), { [`POST ${PATH}/block`]: blocked.reply })
  await choose('Block account')
  const dialog = await dialogOf('Block account: Anna Berg')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Stolen cards.')
  await userEvent.click(dialog.getByRole('button', { name: 'Block account' }))
  expect(await screen.findByText(/Since.*: Stolen cards\./)).toBeTruthy()
  expect(blocked.sent[0]?.body).toEqual({ reason: 'Stolen cards.', version: 3 })
})

test('one that somebody else has changed is shown as it is now, and changed at that version', async () => {
  let now = customer()
  const sent: unknown[] = []
  openCustomer(() => now, {
    [`POST ${PATH}/sign-out`]: ({ body }: Sent) => {
      sent.push(body)
      if (sent.length > 1) return customer({ role: 'agent', sessions: [], version: 5 })
      now = customer({ role: 'agent', version: 4 })
      return refusal(409, 'This account has changed in the meantime.')
    },
  })
  await press('Sign out everywhere')
  const dialog = await dialogOf('Sign out everywhere: Anna Berg')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A lost phone.')
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
  expect(await dialog.findByText(/while you had it open/)).toBeTruthy()
  expect(dialog.getByText('Customer, 1 session')).toBeTruthy()
  expect(dialog.getByText('Agent, 1 session')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    { reason: 'A lost phone.', version: 3 },
    { reason: 'A lost phone.', version: 4 },
  ])
})

test('a role is chosen by its name', async () => {
  const changed = record(customer({ role: 'agent', version: 4 }))
  const { notify } = openCustomer(customer(), { [`POST ${PATH}/role`]: changed.reply })
  await choose('Change role')
  const dialog = await dialogOf('Change role: Anna Berg')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Agent')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Sales' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Joins us.')
  await userEvent.click(dialog.getByRole('button', { name: 'Change role' }))
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Role changed.'))
  expect(changed.sent[0]?.body).toEqual({ role: 'agent', areas: ['sales'], reason: 'Joins us.', version: 3 })
})

test('credit goes out with a key, which a second try sends again', async () => {
  const sent: Sent[] = []
  openCustomer(customer(), {
    [`POST ${PATH}/credits`]: (it: Sent) => {
      sent.push(it)
      return sent.length === 1 ? refusal(503, 'Busy.') : { ...CREDITS, balance: 45 }
    },
  })
  await press('Grant credit')
  const dialog = await dialogOf('Grant credit: Anna Berg')
  const amount = dialog.getByRole('spinbutton', { name: 'Amount in dollars' })
  await userEvent.clear(amount)
  await userEvent.type(amount, '25.5')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It came late.')
  await userEvent.click(dialog.getByRole('button', { name: 'Grant credit' }))
  expect(await dialog.findByText('Busy.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Grant credit' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]?.body).toEqual({ amount: 25.5, reason: 'It came late.' })
  const keys = sent.map(({ headers }) => headers?.['idempotency-key'])
  expect(keys[0]).toBe(keys[1])
})

test('what an account allows is what it offers', async () => {
  openCustomer()
  expect(await menu()).toEqual([
    'Change role',
    'Merge into another account',
    'Block account',
    'Export data',
    'Delete account',
  ])
})

test('nobody blocks themselves, changes their own role or deletes an account of staff', async () => {
  openCustomer(customer({ is_own: true, role: 'admin' }))
  expect(await menu()).toEqual(['Export data'])
})

test('a deletion can be cancelled', async () => {
  const deletion = { asked_at: '2026-11-01T12:00:00Z', due_at: '2026-11-15T12:00:00Z' }
  const block = { reason: 'Spam.', at: '2026-11-01T12:00:00Z' }
  openCustomer(customer({ deletion, block }))
  expect(await menu()).toEqual(['Change role', 'Unblock account', 'Export data', 'Cancel deletion'])
})
