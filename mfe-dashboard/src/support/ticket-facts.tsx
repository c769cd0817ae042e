import { TICKET_CATEGORY_LABELS } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { DefinitionList } from '@nireeka/ui'

import type { Ticket } from './ticket.ts'

/** A ticket's category, order and previous ticket. */
export const TicketFacts = ({ ticket: { number, category, order, from } }: { ticket: Ticket }) => (
  <DefinitionList
    items={[
      { term: 'Number', details: number },
      { term: 'About', details: TICKET_CATEGORY_LABELS[category] },
      ...(order
        ? [{ term: 'Order', details: <Link to={`/dashboard/orders/${order.id}`}>{order.number}</Link> }]
        : []),
      ...(from
        ? [{ term: 'Continues', details: <Link to={`/dashboard/support/${from.id}`}>{from.number}</Link> }]
        : []),
    ]}
  />
)
