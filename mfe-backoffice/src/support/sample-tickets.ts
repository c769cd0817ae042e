import type { QueuedTicketData, TicketDeskData } from '@nireeka/contracts/api'

const AT = '2026-11-01T12:00:00Z'
const ANNA = { id: 7, name: 'Anna Berg', email: 'anna@example.com' }

export const queuedTicket = (id: number, change: Partial<QueuedTicketData> = {}): QueuedTicketData => ({
  id,
  number: `T-1000${id}`,
  subject: 'A creak after rain',
  category: 'technical',
  state: 'new',
  priority: 'normal',
  opened_at: AT,
  waiting_since: AT,
  customer: ANNA,
  assignee: null,
  message_count: 1,
  ...change,
})

export const pageOf = (...items: unknown[]) => ({ items, page: 1, per_page: 50, total: items.length })

type Ticket = TicketDeskData['ticket']

export const message = (id: number, text: string, change: Partial<Ticket['messages'][number]> = {}) => ({
  id,
  from: 'customer' as const,
  name: 'Anna',
  is_internal: false,
  text,
  at: AT,
  files: [],
  ...change,
})

const TICKET: Ticket = {
  id: 4,
  number: 'T-10004',
  subject: 'A creak after rain',
  category: 'technical',
  state: 'new',
  priority: 'normal',
  opened_at: AT,
  updated_at: AT,
  message_count: 1,
  order: null,
  order_bike_id: null,
  from_ticket: null,
  merged_into: null,
  messages: [message(1, 'There is a creak.')],
  moves: [{ state: 'new', at: AT, by: 'customer', reason: null }],
  notice: null,
  side: 'staff',
  may_reopen: false,
  ratings: [],
  may_rate_until: null,
}

interface Change extends Partial<Omit<TicketDeskData, 'ticket'>> {
  ticket?: Partial<Ticket>
}

/** A ticket as staff work on it, in the server's format. */
export const ticketDesk = ({ ticket, ...change }: Change = {}): TicketDeskData => ({
  version: 3,
  ticket: { ...TICKET, ...ticket },
  assignee: null,
  colleagues: [
    { id: 6, name: 'Ada' },
    { id: 8, name: 'Agnes' },
  ],
  customer: ANNA,
  canned_answers: [],
  other_tickets: [],
  orders: [{ id: 1, number: 'NK-1001', status: 'delivered', total: 119, placed_at: AT }],
  bikes: [
    { id: 2, title: 'Nireeka Prime', colour: 'Lime', serial_number: 'NKP-26-000123', delivered_on: null },
  ],
  ...change,
})
