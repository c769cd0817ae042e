import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { choose, dialogOf, press, record } from '../../orders/open-order.tsx'
import { openCustomer, PATH } from '../open-customer.tsx'
import { customer, customerPage, customerRow } from '../sample-customers.ts'

const side = { user_name: 'anna', joined_at: '2026-05-01T12:00:00Z' }
const preview = {
  from: { ...side, id: 7, name: 'Anna Berg', email: 'anna@example.com', version: 3 },
  into: { ...side, id: 8, name: 'Anna Berg-Lind', email: 'lind@example.com', version: 2 },
  items: [
    { name: 'orders', from: 3, into: 1, duplicates: 0 },
    { name: 'reviews', from: 2, into: 1, duplicates: 1 },
  ],
  blockers: [] as string[],
}

async function openMerger(change: Partial<typeof preview> = {}) {
  const merged = record(
    customer({
      merged_into: { id: 8, name: 'Anna Berg-Lind', email: 'lind@example.com', at: '2026-11-01T12:00:00Z' },
    }),
  )
  const opened = openCustomer(customer(), {
    'GET /api/backoffice/customers': customerPage([
      customerRow(7),
      customerRow(8, { name: 'Anna Berg-Lind', email: 'lind@example.com' }),
    ]),
    [`GET ${PATH}/merge/8`]: { ...preview, ...change },
    [`POST ${PATH}/merge`]: merged.reply,
  })
  await choose('Merge into another account')
  const dialog = await dialogOf('Merge Anna Berg into another account')
  await userEvent.type(dialog.getByLabelText('The account that stays'), 'anna')
  const options = await screen.findAllByRole('option')
  expect(options).toHaveLength(1)
  await userEvent.click(options[0] as HTMLElement)
  return { ...opened, dialog, merged }
}

test('two accounts stand side by side with what moves, and are merged as they were read', async () => {
  const { dialog, merged, notify } = await openMerger()
  expect(await dialog.findByText('lind@example.com')).toBeTruthy()
  expect(dialog.getByRole('row', { name: /Orders 3 1/ })).toBeTruthy()
  expect(dialog.getByRole('row', { name: /Reviews 1 1/ })).toBeTruthy()
  expect(dialog.getByText(/its own are kept: reviews \(1\)/)).toBeTruthy()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'One person.')
  await userEvent.click(dialog.getByRole('button', { name: 'Merge accounts' }))
  await expect.poll(() => notify.mock.calls.length).toBe(1)
  expect(merged.sent[0]?.body).toEqual({ into_id: 8, into_version: 2, version: 3, reason: 'One person.' })
})

test('what stands against it is said, and nothing can be sent', async () => {
  const { dialog } = await openMerger({ blockers: ['Account 8 is blocked.'] })
  expect(await dialog.findByText('Account 8 is blocked.')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Merge accounts' })).toBeNull()
})

test('accounts of staff, and those that are blocked, can’t be merged', async () => {
  openCustomer(customer({ role: 'agent' }))
  await press('More actions')
  expect(await screen.findByRole('menuitem', { name: 'Change role' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Merge into another account' })).toBeNull()
})

test('an account that was merged leads to the other one, and has no actions', async () => {
  openCustomer(
    customer({
      merged_into: { id: 8, name: 'Anna Berg-Lind', email: 'lind@example.com', at: '2026-11-01T12:00:00Z' },
    }),
  )
  const link = await screen.findByRole('link', { name: /Anna Berg-Lind/ })
  expect(link.getAttribute('href')).toBe('/backoffice/customers/8')
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
})
