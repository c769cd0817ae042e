import { CONFIRMATIONS, type Platform } from '@nireeka/contracts'
import { STOP_RIDING } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { sampleTicket } from './sample-tickets.ts'

const noOrders = { items: [], page: 1, per_page: 20, total: 0 }

function open(path: string, replies: Record<string, unknown>, parts: Partial<Platform> = {}) {
  const notify = vi.fn<Platform['notify']>()
  const { http, calls } = fakeHttp(replies)
  renderRoutes(routes, path, { http, notify, ...parts })
  return { notify, calls }
}

test('a thread reads from the oldest message on, and what is written stays text', async () => {
  const hostile = '<b>bold</b> & more'
  const [first, ...others] = sampleTicket.messages
  open('/dashboard/support/7', {
    'GET /api/tickets/7': { ...sampleTicket, messages: [{ ...first, text: hostile }, ...others] },
  })
  const thread = await screen.findByRole('region', { name: 'Conversation' })
  const said = [...thread.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(said[0]).toContain(hostile)
  expect(said[1]).toContain('Agnes of Nireeka')
  expect(document.title).toBe('A creak after rain · Nireeka')
})

test.each([404, 422])('a ticket of somebody else, or none at all (%i), is not found', async (status) => {
  open('/dashboard/support/7', { 'GET /api/tickets/7': refusal(status, 'No.') })
  expect(await screen.findByRole('heading', { level: 1, name: 'This isn’t in your dashboard' })).toBeTruthy()
})

test('a dangerous matter says to stop riding', async () => {
  open('/dashboard/support/7', { 'GET /api/tickets/7': { ...sampleTicket, notice: STOP_RIDING } })
  expect((await screen.findByRole('alert')).textContent).toContain(STOP_RIDING.title)
})

test('a reply is sent and stands in the thread, and the field is empty again', async () => {
  const text = 'It is gone, thank you.'
  const answered = {
    ...sampleTicket,
    state: 'open',
    messages: [...sampleTicket.messages, { ...sampleTicket.messages[0]!, id: 9, text }],
  }
  const { notify } = open('/dashboard/support/7', {
    'GET /api/tickets/7': sampleTicket,
    'POST /api/tickets/7/replies': answered,
  })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
  await userEvent.type(field, text)
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }))
  expect(await screen.findByText(text)).toBeTruthy()
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Your reply has been sent.'))
  expect(field.value).toBe('')
})

test('a reply that could not be sent keeps what was typed and says why', async () => {
  open('/dashboard/support/7', {
    'GET /api/tickets/7': sampleTicket,
    'POST /api/tickets/7/replies': refusal(503, 'Busy.'),
  })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
  await userEvent.type(field, 'Still there')
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }))
  expect(await screen.findByText('Busy.')).toBeTruthy()
  expect(field.value).toBe('Still there')
})

test('a file that did not arrive is told by name and can be sent again without a new reply', async () => {
  let tries = 0
  const { calls } = open('/dashboard/support/7', {
    'GET /api/tickets/7': sampleTicket,
    'POST /api/tickets/7/replies': sampleTicket,
    'POST /api/tickets/7/files': () => (tries++ === 0 ? refusal(503, 'Busy.') : {}),
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'A picture')
  const file = new File(['x'], 'crack.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText(/Pictures, videos or PDFs/), file)
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }))
  expect(await screen.findByText('crack.png: Busy.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('textbox', { name: 'Your reply' })).toBeTruthy()
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /api/tickets/7/replies',
    'POST /api/tickets/7/files',
    'POST /api/tickets/7/files',
  ])
})

test('closing asks first, and a closed ticket leads to a new one', async () => {
  const confirm = vi.fn<Platform['confirm']>().mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  const { calls } = open(
    '/dashboard/support/7',
    {
      'GET /api/tickets/7': sampleTicket,
      'POST /api/tickets/7/close': { ...sampleTicket, state: 'closed' },
    },
    { confirm },
  )
  const close = await screen.findByRole('button', { name: 'Close ticket' })
  await userEvent.click(close)
  expect(confirm).toHaveBeenCalledWith(CONFIRMATIONS.closeTicket)
  expect(calls).not.toContain('POST /api/tickets/7/close')
  await userEvent.click(close)
  const onward = await screen.findByRole('link', { name: 'New ticket from this one' })
  expect(onward.getAttribute('href')).toBe('/dashboard/support/new?from=7')
  expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Close ticket' })).toBeNull()
})

test('a new ticket from a closed one knows it, and leads to the ticket', async () => {
  const sent: unknown[] = []
  open('/dashboard/support/new?from=7', {
    'GET /api/orders': noOrders,
    'GET /api/tickets/7': { ...sampleTicket, state: 'closed' },
    'POST /api/tickets': ({ body }: { body: unknown }) => {
      sent.push(body)
      return { ...sampleTicket, id: 8, number: 'T-10008' }
    },
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your message' }), 'It is back.')
  expect(screen.getByText(/continues T-10007/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'A creak after rain' })).toBeTruthy()
  expect(sent).toEqual([
    {
      category: 'technical',
      subject: 'Again: A creak after rain',
      text: 'It is back.',
      order_id: null,
      order_bike_id: null,
      from_ticket_id: 7,
    },
  ])
  expect(location.pathname).toBe('/dashboard/support/8')
})

test('words of danger show the notice while they are typed; an empty form says what is missing', async () => {
  open('/dashboard/support/new', { 'GET /api/orders': noOrders })
  const field = await screen.findByRole('textbox', { name: 'Your message' })
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findAllByText('This field is required.')).toHaveLength(2)
  await userEvent.type(field, 'The battery is hot')
  expect(await screen.findByText(STOP_RIDING.title)).toBeTruthy()
})
