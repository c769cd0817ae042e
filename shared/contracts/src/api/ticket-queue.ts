// Apart from the schemas, so that a page that lists tickets doesn't load them.

/** The views of the queue. `waiting_us` are tickets whose customer waits for our answer. */
export const TICKET_VIEWS = ['waiting_us', 'waiting_customer', 'waiting_parts', 'solved', 'closed'] as const
export type TicketView = (typeof TICKET_VIEWS)[number]

/** `urgency`: the most urgent first, then the oldest. `waiting`: who waits longest for us. */
export const TICKET_SORTS = ['urgency', 'newest', 'waiting'] as const
export type TicketSort = (typeof TICKET_SORTS)[number]
