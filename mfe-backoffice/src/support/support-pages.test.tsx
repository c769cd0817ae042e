import type { HttpTransport, RequestOptions } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'
import { message, queuedTicket, ticketDesk } from './sample-tickets.ts'

interface Sent {
  query?: Record<string, unknown>
  body?: unknown
}
interface Options {
  is_admin?: number
  replies?: Record<string, unknown>
}

const DESK = 'GET /api/backoffice/tickets/4'
const REPLIES = 'POST /api/tickets/4/replies'
const pageOf = (...items: unknown[]) => ({ items, page: 1, per_page: 50, total: items.length })

beforeEach(() => storage.clear('ticketDrafts'))

/** Opens a page on a fake API as an agent; `tell` says over the live connection that the ticket has changed. */
function open(path: string, { is_admin = 1, replies = {} }: Options = {}) {
  const notify = vi.fn<(kind: string, text: string) => void>()
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const { http } = fakeHttp({
    'GET /api/backoffice/tickets': pageOf(queuedTicket(1)),
    'GET /api/backoffice/tickets/counts': { total: 1, counts: [{ view: 'waiting_us', count: 1 }] },
    [DESK]: ticketDesk(),
    ...replies,
  })
  const live = () => new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) })
  const get: HttpTransport['get'] = async <T,>(asked: string, options?: RequestOptions) =>
    asked === '/api/live' ? (live() as T) : http.get<T>(asked, options)
  renderRoutes(routes, path, {
    http: { ...http, get },
    notify,
    session$: staff(is_admin),
    confirm: async () => true,
  })
  const tell = async () => {
    await waitFor(() => expect(stream).toBeDefined())
    stream!.enqueue(new TextEncoder().encode('data: {"topic":"ticket:4"}\n\n'))
  }
  return { notify, tell }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('the queue says who waits for what since when, and leads to the ticket', async () => {
  open('/backoffice/tickets')
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
  open(
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

test('notes are told from answers, and the customer’s orders and bikes stand beside', async () => {
  const messages = [
    message(1, 'There is a creak.'),
    message(2, 'Knows us well.', { from: 'staff', name: 'Agnes', is_internal: true }),
    message(3, 'Grease the thread.', { from: 'staff', name: 'Agnes' }),
  ]
  open('/backoffice/tickets/4', { replies: { [DESK]: ticketDesk({ ticket: { messages } }) } })
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
  open('/backoffice/tickets/4', { is_admin })
  const orders = within(await screen.findByRole('list', { name: 'Orders' }))
  expect(orders.queryAllByRole('link')).toHaveLength(count)
})

test('an answer is sent with what the ticket waits for then', async () => {
  const sent: unknown[] = []
  const { notify } = open('/backoffice/tickets/4', {
    replies: { [REPLIES]: ({ body }: Sent) => (sent.push(body), ticketDesk().ticket) },
  })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })
  await userEvent.type(field, 'Grease it.')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Afterwards' }), 'solved')
  await press('Send answer')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'The answer is sent.'))
  expect(sent).toEqual([{ text: 'Grease it.', state: 'solved' }])
  expect(field.value).toBe('')
})

test('what was typed as a note never becomes an answer, and the other way round', async () => {
  const sent: unknown[] = []
  open('/backoffice/tickets/4', {
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
  open('/backoffice/tickets/4', { replies: { [REPLIES]: () => refusal(409, 'This ticket is closed.') } })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })
  await userEvent.type(field, 'Grease it.')
  await press('Send answer')
  expect(await screen.findByText('This ticket is closed.')).toBeTruthy()
  expect(field.value).toBe('Grease it.')
})

test('a message of the customer appears by itself and is told', async () => {
  let desk = ticketDesk()
  const { tell } = open('/backoffice/tickets/4', { replies: { [DESK]: () => desk } })
  await screen.findByText('There is a creak.')
  desk = ticketDesk({
    ticket: { messages: [message(1, 'There is a creak.'), message(2, 'It is worse now.')] },
  })
  await tell()
  expect(await screen.findByText('It is worse now.')).toBeTruthy()
  expect(screen.getByText('New message of the customer')).toBeTruthy()
})

test('a ticket is assigned at the version that was read', async () => {
  const sent: unknown[] = []
  const given = ticketDesk({ version: 4, assignee: { id: 8, name: 'Agnes' } })
  open('/backoffice/tickets/4', {
    replies: {
      'POST /api/backoffice/tickets/4/assignee': ({ body }: Sent) => (sent.push(body), given),
    },
  })
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Assigned to' })
  await userEvent.selectOptions(field, 'Agnes')
  await waitFor(() => expect(field.value).toBe('8'))
  expect(sent).toEqual([{ assignee_id: 8, version: 3 }])
})

test('a change that came too late shows what was seen and what is now', async () => {
  let desk = ticketDesk()
  open('/backoffice/tickets/4', {
    replies: {
      [DESK]: () => desk,
      'POST /api/backoffice/tickets/4/priority': () => {
        desk = ticketDesk({ version: 4, assignee: { id: 8, name: 'Agnes' }, ticket: { priority: 'high' } })
        return refusal(409, 'This ticket has changed in the meantime.')
      },
    },
  })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Urgency' }), 'low')
  expect(await screen.findByText('Nobody, normal')).toBeTruthy()
  expect(screen.getByText('Agnes, high')).toBeTruthy()
})

test('a closed ticket takes notes only, and an admin opens it again for a reason', async () => {
  const sent: unknown[] = []
  const closed = ticketDesk({ ticket: { state: 'closed', may_reopen: true } })
  open('/backoffice/tickets/4', {
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
  open('/backoffice/tickets/4', { replies: { [DESK]: ticketDesk({ ticket: { side: 'customer' } }) } })
  expect(await screen.findByText('This is your own question')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Assigned to' })).toBeNull()
})

test('a merged ticket leads to the one in which it goes on', async () => {
  const merged = { state: 'closed', merged_into: { id: 9, number: 'T-10009' } } as const
  open('/backoffice/tickets/4', { replies: { [DESK]: ticketDesk({ ticket: merged }) } })
  const link = await screen.findByRole('link', { name: 'T-10009' })
  expect(link.getAttribute('href')).toBe('/backoffice/tickets/9')
})
