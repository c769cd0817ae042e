import type { HttpTransport, RequestOptions } from '@nireeka/contracts'
import type { TicketData } from '@nireeka/contracts/api'
import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { sampleTicket } from './sample-tickets.ts'

/** Opens a ticket that changes on the server; `tell` says over the live connection that it has. */
function open(first: TicketData = sampleTicket) {
  const server = { ticket: first }
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const { http } = fakeHttp({ 'GET /api/tickets/7': () => server.ticket })
  const live = () => new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) })
  const get: HttpTransport['get'] = async <T,>(path: string, options?: RequestOptions) =>
    path === '/api/live' ? (live() as T) : http.get<T>(path, options)
  renderRoutes(routes, '/dashboard/support/7', { http: { ...http, get } })
  return async (change: Partial<TicketData>) => {
    await waitFor(() => expect(stream).toBeDefined())
    server.ticket = { ...server.ticket, ...change }
    stream!.enqueue(new TextEncoder().encode('data: {"topic":"ticket:7"}\n\n'))
  }
}

const answer = (text: string) => ({
  ...sampleTicket.messages[0]!,
  id: 9,
  from: 'staff' as const,
  name: 'Agnes',
  text,
})

test('an answer appears by itself and is told, and what is being typed stays as it is', async () => {
  const tell = open()
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
  await userEvent.type(field, 'One more thi')
  field.setSelectionRange(3, 3)
  await tell({ messages: [...sampleTicket.messages, answer('We send a new one.')] })
  expect(await screen.findByText('We send a new one.')).toBeTruthy()
  await waitFor(() => expect(screen.getByText('New answer').getAttribute('aria-live')).toBe('polite'))
  expect([field.value, field.selectionStart, document.activeElement]).toEqual(['One more thi', 3, field])
})

test('a ticket that is opened again is open at once, and says why', async () => {
  const closed: TicketData = {
    ...sampleTicket,
    state: 'closed',
    moves: [
      ...sampleTicket.moves,
      { state: 'closed', at: '2026-11-03T12:00:00Z', by: 'customer', reason: null },
    ],
  }
  const tell = open(closed)
  await screen.findByText('This ticket is closed')
  const move = { state: 'open', at: '2026-11-04T12:00:00Z', by: 'staff', reason: 'It came back.' } as const
  await tell({ state: 'open', moves: [...closed.moves, move] })
  expect(await screen.findByRole('textbox', { name: 'Your reply' })).toBeTruthy()
  expect(screen.getByText('It came back.')).toBeTruthy()
  expect(screen.getByText('This ticket was reopened')).toBeTruthy()
})
