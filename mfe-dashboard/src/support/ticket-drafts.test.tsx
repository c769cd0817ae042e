import type { Session, User } from '@nireeka/contracts'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { beforeEach, expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { sampleTicket } from './sample-tickets.ts'

const noOrders = { items: [], page: 1, per_page: 20, total: 0 }
const ENTRY = 'ticketDrafts'

beforeEach(() => localStorage.clear())

function open(path: string, { as = 7, replies = {} }: { as?: number; replies?: object } = {}) {
  const { http } = fakeHttp({ 'GET /api/orders': noOrders, 'GET /api/tickets/7': sampleTicket, ...replies })
  const session$ = new BehaviorSubject<Session>({
    status: 'member',
    user: { id: as, user_name: 'anna' } as User,
  })
  return renderRoutes(routes, path, { http, session$, notify: vi.fn() })
}
const field = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name })

test('a reply is there again after a reload, for this member alone, until it is sent', async () => {
  const first = open('/dashboard/support/7')
  await userEvent.type(await field('Your reply'), 'It still creaks')
  first.unmount()
  const other = open('/dashboard/support/7', { as: 8 })
  expect((await field('Your reply')).value).toBe('')
  other.unmount()
  open('/dashboard/support/7', { replies: { 'POST /api/tickets/7/replies': sampleTicket } })
  expect((await field('Your reply')).value).toBe('It still creaks')
  expect(screen.getByText('Your draft was saved in this browser.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }))
  await waitFor(() => expect(localStorage.getItem(ENTRY)).toBeNull())
})

test('a reply that couldn’t be sent is kept', async () => {
  open('/dashboard/support/7', { replies: { 'POST /api/tickets/7/replies': refusal(503, 'Busy.') } })
  await userEvent.type(await field('Your reply'), 'Hello')
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }))
  await screen.findByText('Busy.')
  expect(localStorage.getItem(ENTRY)).toContain('Hello')
})

test('a new ticket is there again with subject, message and category, until it is sent', async () => {
  const first = open('/dashboard/support/new')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'What’s it about?' }), 'warranty')
  await userEvent.type(screen.getByRole('textbox', { name: 'Subject' }), 'The bell')
  await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'It is quiet.')
  first.unmount()
  const replies = { 'POST /api/tickets': { ...sampleTicket, id: 7 } }
  open('/dashboard/support/new', { replies })
  expect((await field('Your message')).value).toBe('It is quiet.')
  expect((await field('Subject')).value).toBe('The bell')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'What’s it about?' }).value).toBe('warranty')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(localStorage.getItem(ENTRY)).toBeNull())
})

test('a link that begins a ticket has a draft of its own', async () => {
  const first = open('/dashboard/support/new')
  await userEvent.type(await field('Your message'), 'It is quiet.')
  first.unmount()
  open('/dashboard/support/new?subject=Error%20E15&text=It%20says%20E15.')
  expect((await field('Your message')).value).toBe('It says E15.')
  expect((await field('Subject')).value).toBe('Error E15')
})

test('what was typed into a ticket that is closed meanwhile begins the new one', async () => {
  const first = open('/dashboard/support/7')
  await userEvent.type(await field('Your reply'), 'One more thing')
  first.unmount()
  const closed = { ...sampleTicket, state: 'closed' }
  open('/dashboard/support/7', { replies: { 'GET /api/tickets/7': closed } })
  expect(await screen.findByText('It starts with what you were writing here.')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'New ticket from this one' }))
  expect((await field('Your message')).value).toBe('One more thing')
})
