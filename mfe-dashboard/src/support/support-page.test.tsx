import type { ListedTicketData } from '@nireeka/contracts/api'
import { fakeHttp, onePage, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { sampleBike } from '../bikes/sample-bikes.ts'
import { routes } from '../routes.ts'
import { sampleHelp, sampleTickets, sampleTicketSummary } from './sample-tickets.ts'

function open(path: string, replies: Record<string, unknown>) {
  const { http } = fakeHttp({ ...sampleHelp, ...replies })
  renderRoutes(routes, path, { http })
}

test('a ticket stands in the list with subject, number, what it is about, state and news', async () => {
  open('/dashboard/support', { 'GET /api/tickets': sampleTickets([sampleTicketSummary(7)]) })
  const list = await screen.findByRole('list', { name: 'Tickets' })
  const link = within(list).getByRole('link', { name: 'A creak after rain' })
  expect(link.getAttribute('href')).toBe('/dashboard/support/7')
  expect(list.textContent).toContain('T-10007\u00A0· How the bike works')
  expect(list.textContent).toContain('We answered · your turn')
  expect(list.textContent).toContain('Agnes of Nireeka: Please grease the thread.')
  expect(list.textContent).toContain('Updated Nov 2, 2026, 12:00\u00A0PM\u00A0· 3 messages')
})

test('a member’s own last message is said to be theirs, and the order and bike concerned are named', async () => {
  const ticket: ListedTicketData = {
    ...sampleTicketSummary(7, 'open'),
    last_message: { from: 'customer', name: 'Anna', excerpt: 'There is a creak.' },
    order: { id: 4, number: 'NK-100004' },
    bike: { id: 9, title: 'Nireeka Prime' },
  }
  open('/dashboard/support', {
    'GET /api/tickets': sampleTickets([ticket]),
    'POST /api/user/getUserBikes': { bikes: [{ ...sampleBike, order_bike_id: 9 }] },
  })
  const list = within(await screen.findByRole('list', { name: 'Tickets' }))
  expect(list.getByText('You:').parentElement?.textContent).toBe('You: There is a creak.')
  expect(list.getByRole('link', { name: 'Order NK-100004' }).getAttribute('href')).toBe('/dashboard/orders/4')
  expect(list.getByRole('link', { name: 'Your Nireeka Prime' }).getAttribute('href')).toBe(
    '/dashboard/bikes/9',
  )
  expect(list.getByText('Waiting for us')).toBeTruthy()
  await waitFor(() => expect(list.getByRole('listitem').querySelector('img')).toBeTruthy())
})

test('a ticket that waits for us says by when we answer', async () => {
  const updated_at = new Date().toISOString()
  open('/dashboard/support', {
    'GET /api/tickets': sampleTickets([
      { ...sampleTicketSummary(7, 'open'), updated_at },
      { ...sampleTicketSummary(8, 'new'), updated_at, priority: 'safety' },
      { ...sampleTicketSummary(9), updated_at },
    ]),
  })
  const rows = within(await screen.findByRole('list', { name: 'Tickets' })).getAllByRole('listitem')
  expect(rows[0]?.textContent).toMatch(/Expect our answer by [A-Z]/)
  expect(rows[1]?.textContent).toContain('We answer right away')
  expect(rows[2]?.textContent).not.toMatch(/Expect|right away/)
})

test('a ticket about no bike has no picture', async () => {
  open('/dashboard/support', { 'GET /api/tickets': sampleTickets([sampleTicketSummary(7)]) })
  const list = within(await screen.findByRole('list', { name: 'Tickets' }))
  expect(list.getByRole('listitem').querySelector('img')).toBeNull()
})

test('below the tickets stand the ways to reach us, help about the member’s bikes, and their spares', async () => {
  open('/dashboard/support', {
    'GET /api/tickets': sampleTickets([sampleTicketSummary(7)]),
    'POST /api/user/getUserBikes': { bikes: [sampleBike] },
  })
  const help = within(await screen.findByRole('region', { name: 'More help' }))
  expect((await help.findByRole('link', { name: '+1 555-0100' })).getAttribute('href')).toBe('tel:+15550100')
  const [troubleshooter, ...topics] = within(
    help.getByRole('heading', { name: 'Find the answer yourself' }).parentElement!,
  ).getAllByRole('link')
  expect(troubleshooter?.getAttribute('href')).toBe('/help-center/diagnosis')
  expect(topics.map(({ textContent }) => textContent)).toEqual([
    'The Prime’s battery',
    'How long a charge takes',
  ])
  expect(help.getByRole('link', { name: 'Spares for your Nireeka Prime' }).getAttribute('href')).toBe(
    '/shop/spares/my-bike?bike=7',
  )
  // Each row has the mark of a link, phone and email too.
  expect(help.getAllByRole('listitem').every((row) => row.querySelector('svg'))).toBe(true)
})

test('a number and its unit share a line in what was written last', async () => {
  const last_message = { from: 'staff' as const, name: 'Agnes', excerpt: 'Each takes 8 Nm.' }
  open('/dashboard/support', {
    'GET /api/tickets': sampleTickets([{ ...sampleTicketSummary(7), last_message }]),
  })
  expect((await screen.findByRole('list', { name: 'Tickets' })).textContent).toContain(
    'Each takes 8\u00A0Nm.',
  )
})

test('help that can’t be loaded is left out', async () => {
  open('/dashboard/support', {
    'GET /api/tickets': sampleTickets([sampleTicketSummary(7)]),
    'GET /api/texts/contact': refusal(503, 'Busy.'),
    'GET /api/help-center': refusal(503, 'Busy.'),
    'POST /api/user/getUserBikes': refusal(503, 'Busy.'),
  })
  expect(await screen.findByRole('link', { name: 'Troubleshooter' })).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Ways to reach us' })).toBeNull()
})

test('a ticket that waits for its member is marked in the list with the way to reply, and no other one', async () => {
  open('/dashboard/support', {
    'GET /api/tickets': sampleTickets([sampleTicketSummary(7), sampleTicketSummary(8, 'open')]),
  })
  const rows = within(await screen.findByRole('list', { name: 'Tickets' })).getAllByRole('listitem')
  expect(rows.map((row) => row.hasAttribute('data-marked'))).toEqual([true, false])
  const replies = screen.getAllByRole('link', { name: 'Reply to us about “A creak after rain”' })
  expect(replies.map((link) => link.getAttribute('href'))).toEqual(['/dashboard/support/7#reply'])
})

test('open and closed tickets have an address each', async () => {
  const asked: unknown[] = []
  open('/dashboard/support', {
    'GET /api/tickets': ({ query }: { query: { state: string } }) => {
      asked.push(query)
      const items = query.state === 'closed' ? [sampleTicketSummary(3, 'closed')] : []
      return { ...sampleTickets(items), counts: { open: 0, closed: 1 } }
    },
  })
  expect(await screen.findByRole('heading', { name: 'Nothing is open' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: /^Closed/ }))
  expect(await screen.findByRole('link', { name: 'A creak after rain' })).toBeTruthy()
  expect(location.search).toBe('?state=closed')
  expect(asked).toEqual([
    { state: 'open', page: 1 },
    { state: 'closed', page: 1 },
  ])
})

test('a page behind the last one leads back to the tickets', async () => {
  open('/dashboard/support?page=7', {
    'GET /api/tickets': onePage({ ...sampleTickets([]), total: 12, counts: { open: 12, closed: 0 } }),
  })
  expect(await screen.findByRole('heading', { name: 'There is no page 7' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Last page' }).getAttribute('href')).toBe(
    '/dashboard/support?page=2',
  )
})

test('who has asked nothing yet is led to a new ticket and to the help centre', async () => {
  open('/dashboard/support', {
    'GET /api/tickets': { ...sampleTickets([]), counts: { open: 0, closed: 0 } },
  })
  expect(await screen.findByRole('heading', { name: 'You haven’t asked us anything yet' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'New ticket' })[0]?.getAttribute('href')).toBe(
    '/dashboard/support/new',
  )
})

test('tickets that could not be loaded say why and are tried again', async () => {
  let tries = 0
  open('/dashboard/support', {
    'GET /api/tickets': () =>
      tries++ === 0 ? refusal(503, 'Busy.') : sampleTickets([sampleTicketSummary(7)]),
  })
  expect(await screen.findByText('Busy.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'A creak after rain' })).toBeTruthy()
})
