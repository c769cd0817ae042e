import type { Platform } from '@nireeka/contracts'
import type { TicketData } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { sampleTicket } from './sample-tickets.ts'

const solved: TicketData = { ...sampleTicket, state: 'solved', may_rate_until: '2026-11-16T12:00:00Z' }
const rated = (stars: number, comment = ''): TicketData => ({
  ...solved,
  ratings: [{ stars, comment, at: '2026-11-03T12:00:00Z', is_latest: true }],
})

function open(
  ticket: TicketData,
  reply: (body: { stars: number; comment: string }) => unknown = () => ticket,
) {
  const notify = vi.fn<Platform['notify']>()
  const { http } = fakeHttp({
    'GET /api/tickets/7': ticket,
    'POST /api/tickets/7/rating': ({ body }: { body: { stars: number; comment: string } }) => reply(body),
  })
  renderRoutes(routes, '/dashboard/support/7', { http, notify })
  return { notify }
}

const send = () => screen.getByRole('button', { name: 'Send rating' })

test('a customer rates a solved ticket with the keyboard, and can change it', async () => {
  const sent: unknown[] = []
  const { notify } = open(solved, (body) => (sent.push(body), rated(body.stars, body.comment)))
  const stars = await screen.findByRole('radio', { name: '4 stars: Very good' })
  stars.focus()
  await userEvent.keyboard(' ')
  await userEvent.type(screen.getByRole('textbox', { name: /What was good/ }), 'Quick answers.')
  await userEvent.click(send())
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Thank you for your rating.'))
  expect(sent).toEqual([{ stars: 4, comment: 'Quick answers.' }])
  expect(screen.getByRole('img', { name: 'Rated 4.0 out of 5' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Change my rating' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars: Very good' }).checked).toBe(true)
  expect(screen.getByDisplayValue('Quick answers.')).toBeTruthy()
})

test('no stars say what is missing, and a refusal keeps what was typed', async () => {
  open(solved, () => refusal(503, 'Busy.'))
  await userEvent.type(await screen.findByRole('textbox', { name: /What was good/ }), 'Slow')
  await userEvent.click(send())
  expect(await screen.findByText('Please choose one to five stars.')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '2 stars: Fair' }))
  await userEvent.click(send())
  expect(await screen.findByText('Busy.')).toBeTruthy()
  expect(screen.getByDisplayValue('Slow')).toBeTruthy()
})

test('staff are led to the ticket in the back office', async () => {
  open({ ...sampleTicket, side: 'staff' })
  await waitFor(() => expect(location.pathname).toBe('/backoffice/tickets/7'))
})

test('an open ticket doesn’t ask', async () => {
  open(sampleTicket)
  await screen.findByRole('textbox', { name: 'Your reply' })
  expect(screen.queryByRole('heading', { name: 'How did we do?' })).toBeNull()
})
