import { formatNumber } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { QueryView } from '@nireeka/ui'

import { ticketsPage } from '../support/support.api.ts'
import type { ListedTicket } from '../support/ticket.ts'
import { TicketCards } from '../support/ticket-cards.tsx'
import { Waiting } from '../waiting.tsx'
import { isNextStep } from './next-steps.ts'
import { OverviewPart } from './overview-part.tsx'
import styles from './overview.module.css'

const MOST = 3

/** The member's open tickets, latest activity first, without those that are among the next steps already. */
export function OpenTickets() {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(ticketsPage(http, 'open', 1))}
      skeleton={<Waiting lines={2} />}
      failed="Your tickets can’t be shown right now"
    >
      {({ items, counts }) => <Tickets tickets={items} total={counts.open} />}
    </QueryView>
  )
}

function Tickets({ tickets, total }: { tickets: ListedTicket[]; total: number }) {
  const others = tickets.filter((ticket) => !isNextStep(ticket))
  if (others.length === 0 && tickets.length > 0) return null
  return (
    <OverviewPart
      id="tickets"
      heading={others.length < tickets.length ? 'Other open tickets' : 'Open tickets'}
      more={total > MOST ? <Link to="/dashboard/support">All {formatNumber(total)} open tickets</Link> : null}
    >
      {others.length > 0 ? <TicketCards tickets={others.slice(0, MOST)} /> : <NoTickets />}
    </OverviewPart>
  )
}

const NoTickets = () => (
  <p className={styles.quiet}>
    You have no open tickets. <Link to="/dashboard/support/new">Ask us a question</Link>
  </p>
)
