import { formatNumber } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { QueryView } from '@nireeka/ui'

import { ticketsPage } from '../support/support.api.ts'
import { TicketCards } from '../support/ticket-cards.tsx'
import { Waiting } from '../waiting.tsx'
import { OverviewPart } from './overview-part.tsx'
import styles from './overview.module.css'

const MOST = 3

/** The member's open tickets, latest activity first. */
export function OpenTickets() {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(ticketsPage(http, 'open', 1))}
      skeleton={<Waiting lines={2} />}
      failed="Your tickets can’t be shown right now"
    >
      {({ items, counts }) => (
        <OverviewPart
          id="tickets"
          heading="Open tickets"
          more={
            counts.open > MOST ? (
              <Link to="/dashboard/support">All {formatNumber(counts.open)} open tickets</Link>
            ) : null
          }
        >
          {items.length > 0 ? <TicketCards tickets={items.slice(0, MOST)} /> : <NoTickets />}
        </OverviewPart>
      )}
    </QueryView>
  )
}

const NoTickets = () => (
  <p className={styles.quiet}>
    You have no open tickets. <Link to="/dashboard/support/new">Ask us a question</Link>
  </p>
)
