import type { HttpTransport, RequestOptions } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'
import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, vi } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'
import { pageOf, queuedTicket, ticketDesk } from './sample-tickets.ts'

/** What a call has sent. */
export interface Sent {
  query?: Record<string, unknown>
  body?: unknown
}
interface Options {
  is_admin?: number
  replies?: Record<string, unknown>
}

export const DESK = 'GET /api/backoffice/tickets/4'
export const REPLIES = 'POST /api/tickets/4/replies'

beforeEach(() => storage.clear('ticketDrafts'))

/** Opens a page on a fake API as an agent; `tell` says over the live connection that the ticket has changed. */
export function openSupport(path: string, { is_admin = 1, replies = {} }: Options = {}) {
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

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
