import { TICKET_CATEGORY_WORDS } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { DefinitionList } from '@nireeka/ui'

import type { Ticket } from './ticket.ts'

/** What a ticket is about, and the order and ticket it belongs to. */
export const TicketFacts = ({ ticket: { number, category, order, from } }: { ticket: Ticket }) => (
  <DefinitionList
    items={[
      { term: 'Number', details: number },
      { term: 'About', details: TICKET_CATEGORY_WORDS[category] },
      ...(order
        ? [{ term: 'Order', details: <Link to={`/dashboard/orders/${order.id}`}>{order.number}</Link> }]
        : []),
      ...(from
        ? [{ term: 'Goes on from', details: <Link to={`/dashboard/support/${from.id}`}>{from.number}</Link> }]
        : []),
    ]}
  />
)
