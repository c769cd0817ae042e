import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { DESK, openSupport, press, type Sent } from './open-support.tsx'
import { ticketDesk } from './sample-tickets.ts'

test('a closed ticket takes notes only, and an admin opens it again for a reason', async () => {
  const sent: unknown[] = []
  const closed = ticketDesk({ ticket: { state: 'closed', may_reopen: true } })
  openSupport('/backoffice/tickets/4', {
    is_admin: 9,
    replies: {
      [DESK]: closed,
      'POST /api/tickets/4/reopen': ({ body }: Sent) => (sent.push(body), ticketDesk().ticket),
    },
  })
  await press('Open again')
  expect(screen.queryByRole('textbox', { name: 'Your answer' })).toBeNull()
  const dialog = within(await screen.findByRole('dialog', { name: 'Open T-10004 again?' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It is back.')
  await userEvent.click(dialog.getByRole('button', { name: 'Open again' }))
  await waitFor(() => expect(sent).toEqual([{ reason: 'It is back.' }]))
})

test('staff aren’t offered to answer what they have asked themselves', async () => {
  openSupport('/backoffice/tickets/4', { replies: { [DESK]: ticketDesk({ ticket: { side: 'customer' } }) } })
  expect(await screen.findByText('This is your own question')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Assigned to' })).toBeNull()
})

test('a merged ticket leads to the one in which it goes on', async () => {
  const merged = { state: 'closed', merged_into: { id: 9, number: 'T-10009' } } as const
  openSupport('/backoffice/tickets/4', { replies: { [DESK]: ticketDesk({ ticket: merged }) } })
  const link = await screen.findByRole('link', { name: 'T-10009' })
  expect(link.getAttribute('href')).toBe('/backoffice/tickets/9')
})

test('a ticket is merged into another one of the same customer, after a warning', async () => {
  const sent: unknown[] = []
  const other_tickets = [{ id: 9, number: 'T-10009', subject: 'It creaks' }]
  openSupport('/backoffice/tickets/4', {
    replies: {
      [DESK]: ticketDesk({ other_tickets }),
      'POST /api/backoffice/tickets/4/merge': ({ body }: Sent) => (sent.push(body), ticketDesk()),
    },
  })
  await press('Merge')
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge T-10004' }))
  expect(dialog.getByText(/This can’t be undone/)).toBeTruthy()
  expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Into' }).value).toBe('9')
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(sent).toEqual([{ into_id: 9, version: 3 }]))
})
