import { refusal } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { DESK, openSupport, press, REPLIES, type Sent } from './open-support.tsx'
import { message, pageOf, queuedTicket, ticketDesk } from './sample-tickets.ts'

test('the queue says who waits for what since when, and leads to the ticket', async () => {
  openSupport('/backoffice/tickets')
  const link = await screen.findByRole('link', { name: /A creak after rain/ })
  expect(link.getAttribute('href')).toBe('/backoffice/tickets/1')
  const row = screen.getAllByRole('row')[1]!
  for (const text of ['T-10001', 'Anna Berg', 'How the bike works', 'Normal', 'New', 'Nobody'])
    expect(row.textContent).toContain(text)
  const chips = screen.getByRole('navigation', { name: 'Ticket views' })
  expect(await within(chips).findByRole('link', { name: 'Waiting for us 1' })).toBeTruthy()
})

test('search, view, filters and order go to the server', async () => {
  const asked: unknown[] = []
  const answer = ({ query }: Sent) => (asked.push(query), pageOf(queuedTicket(1)))
  openSupport(
    '/backoffice/tickets?view=waiting_us&assignee=nobody&priority=high&category=order&order=waiting&search=anna',
    { replies: { 'GET /api/backoffice/tickets': answer } },
  )
  await screen.findByRole('link', { name: /A creak/ })
  expect(asked[0]).toEqual({
    view: 'waiting_us',
    assignee: 'nobody',
    priority: 'high',
    category: 'order',
    sort: 'waiting',
    search: 'anna',
    page: 1,
  })
})

test('an address with days shows the tickets that were opened on them, and fields for the days', async () => {
  const asked: unknown[] = []
  const answer = ({ query }: Sent) => (asked.push(query), pageOf(queuedTicket(1)))
  openSupport('/backoffice/tickets?from=2026-11-01&to=2026-11-07&order=newest', {
    replies: { 'GET /api/backoffice/tickets': answer },
  })
  await screen.findByRole('link', { name: /A creak/ })
  expect(asked[0]).toEqual({ opened_from: '2026-11-01', opened_to: '2026-11-07', sort: 'newest', page: 1 })
  expect(screen.getByLabelText<HTMLInputElement>('Opened to').value).toBe('2026-11-07')
})

test('notes are told from answers, and the customer’s orders and bikes stand beside', async () => {
  const messages = [
    message(1, 'There is a creak.'),
    message(2, 'Knows us well.', { from: 'staff', name: 'Agnes', is_internal: true }),
    message(3, 'Grease the thread.', { from: 'staff', name: 'Agnes' }),
  ]
  openSupport('/backoffice/tickets/4', { replies: { [DESK]: ticketDesk({ ticket: { messages } }) } })
  const note = await screen.findByRole('article', { name: 'Internal note' })
  expect(note.textContent).toContain('Knows us well.')
  expect(screen.getByRole('article', { name: 'Our answer' }).textContent).toContain('Grease the thread.')
  expect(within(screen.getByRole('list', { name: 'Orders' })).getByText('NK-1001')).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'Bikes' })).getByText(/NKP-26-000123/)).toBeTruthy()
})

test.each([
  [1, 0],
  [9, 1],
])('staff with is_admin %i are led to %i orders', async (is_admin, count) => {
  openSupport('/backoffice/tickets/4', { is_admin })
  const orders = within(await screen.findByRole('list', { name: 'Orders' }))
  expect(orders.queryAllByRole('link')).toHaveLength(count)
})

test('an answer is sent with what the ticket waits for then', async () => {
  const sent: unknown[] = []
  const { notify } = openSupport('/backoffice/tickets/4', {
    replies: { [REPLIES]: ({ body }: Sent) => (sent.push(body), ticketDesk().ticket) },
  })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })
  await userEvent.type(field, 'Grease it.')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Afterwards' }), 'solved')
  await press('Send answer')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Answer sent.'))
  expect(sent).toEqual([{ text: 'Grease it.', state: 'solved', read_until: 1 }])
  expect(field.value).toBe('')
})

test('what was typed as a note never becomes an answer, and the other way round', async () => {
  const sent: unknown[] = []
  openSupport('/backoffice/tickets/4', {
    replies: { [REPLIES]: ({ body }: Sent) => (sent.push(body), ticketDesk().ticket) },
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'Dear Anna')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Write' }), 'note')
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
  expect(note.value).toBe('')
  await userEvent.type(note, 'Ask the workshop')
  await press('Add note')
  await waitFor(() => expect(sent).toEqual([{ text: 'Ask the workshop', is_internal: true }]))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Write' }), 'reply')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' }).value).toBe('Dear Anna')
})

test('an answer that was refused says why, and stays', async () => {
  openSupport('/backoffice/tickets/4', {
    replies: { [REPLIES]: () => refusal(409, 'This ticket is closed.') },
  })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })
  await userEvent.type(field, 'Grease it.')
  await press('Send answer')
  expect(await screen.findByText('This ticket is closed.')).toBeTruthy()
  expect(field.value).toBe('Grease it.')
})

test('a message of the customer appears by itself and is told', async () => {
  let desk = ticketDesk()
  const { tell } = openSupport('/backoffice/tickets/4', { replies: { [DESK]: () => desk } })
  await screen.findByText('There is a creak.')
  desk = ticketDesk({
    ticket: { messages: [message(1, 'There is a creak.'), message(2, 'It is worse now.')] },
  })
  await tell()
  expect(await screen.findByText('It is worse now.')).toBeTruthy()
  expect(screen.getByText('New message from the customer')).toBeTruthy()
})

test('a ticket is assigned at the version that was read', async () => {
  const sent: unknown[] = []
  const given = ticketDesk({ version: 4, assignee: { id: 8, name: 'Agnes' } })
  openSupport('/backoffice/tickets/4', {
    replies: {
      'POST /api/backoffice/tickets/4/assignee': ({ body }: Sent) => (sent.push(body), given),
    },
  })
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Assigned to' })
  await userEvent.selectOptions(field, 'Agnes')
  await waitFor(() => expect(field.value).toBe('8'))
  expect(sent).toEqual([{ assignee_id: 8, version: 3 }])
})
