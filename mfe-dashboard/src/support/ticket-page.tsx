import { formatDate } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useLiveQuery } from '@nireeka/kit/live'
import { useQuery } from '@nireeka/kit/query'
import { Navigate, useParams } from '@nireeka/kit/router'

import { SubPage, SubPageQuery } from '../sub-page.tsx'
import { CloseTicket } from './close-ticket.tsx'
import { ClosedTicket } from './closed-ticket.tsx'
import { RatingPart } from './rating-part.tsx'
import { ReplyForm } from './reply-form.tsx'
import { StateBadge } from './state-badge.tsx'
import { StopRiding } from './stop-riding.tsx'
import { SUPPORT } from './support-path.ts'
import { ticketById } from './support.api.ts'
import { Thread } from './thread.tsx'
import type { Ticket } from './ticket.ts'
import { TicketFacts } from './ticket-facts.tsx'
import { TicketNews } from './ticket-news.tsx'
import styles from './ticket-page.module.css'

/** A ticket as its customer sees it; staff are led to it in the back office. */
export function TicketPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  return (
    <SubPageQuery
      query={useQuery(ticketById(http, id))}
      parent={SUPPORT}
      heading="Ticket"
      failed="This ticket can’t be shown right now"
    >
      {(ticket) =>
        ticket.side === 'staff' ? (
          <Navigate to={`/backoffice/tickets/${ticket.id}`} replace />
        ) : (
          <Details key={ticket.id} ticket={ticket} />
        )
      }
    </SubPageQuery>
  )
}

function Details({ ticket }: { ticket: Ticket }) {
  useTitle(ticket.subject)
  const { http } = usePlatform()
  useLiveQuery(`ticket:${ticket.id}`, ticketById(http, String(ticket.id)).queryKey)
  const isClosed = ticket.state === 'closed'
  return (
    <SubPage
      parent={SUPPORT}
      heading={ticket.subject}
      crumb={ticket.number}
      lead={
        <span className={styles.state}>
          Opened on {formatDate(ticket.openedAt, 'day', 'reader')} <StateBadge state={ticket.state} />
        </span>
      }
      actions={isClosed ? null : <CloseTicket ticket={ticket} />}
    >
      {ticket.notice && !isClosed ? <StopRiding notice={ticket.notice} /> : null}
      <TicketFacts ticket={ticket} />
      <Thread ticket={ticket} />
      <TicketNews ticket={ticket} />
      {ticket.mayRateUntil ? <RatingPart ticket={ticket} until={ticket.mayRateUntil} /> : null}
      {isClosed ? <ClosedTicket ticket={ticket} /> : <ReplyForm ticket={ticket} />}
    </SubPage>
  )
}
