import type { TicketData, TicketState, TicketSummaryData } from '@nireeka/contracts/api'

/** Returns a ticket of the list for tests, in the server's format. */
export const sampleTicketSummary = (
  id: number,
  state: TicketState = 'waiting_customer',
): TicketSummaryData => ({
  id,
  number: `T-1000${id}`,
  subject: 'A creak after rain',
  category: 'technical',
  state,
  priority: 'normal',
  opened_at: '2026-11-01T12:00:00Z',
  updated_at: '2026-11-02T12:00:00Z',
  message_count: 3,
})

export const sampleTickets = (items: TicketSummaryData[]) => ({
  items,
  page: 1,
  per_page: 10,
  total: items.length,
  counts: { open: items.length, closed: 0 },
})

export const sampleTicket: TicketData = {
  ...sampleTicketSummary(7),
  order: null,
  order_bike_id: null,
  from_ticket: null,
  merged_into: null,
  messages: [
    {
      id: 1,
      from: 'customer',
      name: 'Anna',
      is_internal: false,
      files: [],
      text: 'There is a creak.',
      at: '2026-11-01T12:00:00Z',
    },
    {
      id: 2,
      from: 'staff',
      name: 'Agnes',
      is_internal: false,
      files: [],
      text: 'Please grease the thread.',
      at: '2026-11-02T12:00:00Z',
    },
  ],
  moves: [
    { state: 'new', at: '2026-11-01T12:00:00Z', by: 'customer', reason: null },
    { state: 'waiting_customer', at: '2026-11-02T12:00:00Z', by: 'staff', reason: null },
  ],
  notice: null,
  side: 'customer',
  may_reopen: false,
  ratings: [],
  may_rate_until: null,
}
