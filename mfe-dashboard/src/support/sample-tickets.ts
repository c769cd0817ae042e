import type { ListedTicketData, TicketData, TicketState, TicketSummaryData } from '@nireeka/contracts/api'

/** Returns what the list and the page of a ticket have in common, for tests, in the server's format. */
const sampleSummary = (id: number, state: TicketState = 'waiting_customer'): TicketSummaryData => ({
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

/** Returns a ticket of the list for tests, in the server's format. */
export const sampleTicketSummary = (id: number, state?: TicketState): ListedTicketData => ({
  ...sampleSummary(id, state),
  last_message: { from: 'staff', name: 'Agnes', excerpt: 'Please grease the thread.' },
  order: null,
  bike: null,
})

export const sampleTickets = (items: ListedTicketData[]) => ({
  items,
  page: 1,
  per_page: 10,
  total: items.length,
  counts: { open: items.length, closed: 0 },
})

/** A ticket with its conversation, in the server's format. */
export const sampleTicket: TicketData = {
  ...sampleSummary(7),
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

/** The help centre's contents and our contact text for the page of tickets, in the server's format. */
export const sampleHelp = {
  'POST /api/user/getUserBikes': { bikes: [] },
  'GET /api/texts/contact': {
    text: {
      title: 'Contact',
      description: 'How to reach us.',
      ways: [
        { title: 'Call', label: '+1 555-0100', to: 'tel:+15550100', note: 'Day and night' },
        { title: 'Look it up', label: 'Help centre', to: '/help-center', note: 'Articles' },
      ],
      sections: [],
    },
    changed_on: null,
  },
  'GET /api/help-center': {
    groups: [
      {
        id: 1,
        title: 'Battery',
        topics: [
          { id: 11, title: 'How long a charge takes', bikes: [] },
          { id: 12, title: 'The Prime’s battery', bikes: ['nireeka-prime'] },
        ],
      },
    ],
    bikes: [{ slug: 'nireeka-prime', title: 'Nireeka Prime' }],
  },
}
