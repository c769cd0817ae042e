import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Alert, buttonClass, FailedState } from '@nireeka/ui'

import { NotFound } from '../not-found.tsx'
import { Waiting } from '../waiting.tsx'
import { onDay } from '../when.ts'
import { CloseTicket } from './close-ticket.tsx'
import { ReplyForm } from './reply-form.tsx'
import { StateBadge } from './state-badge.tsx'
import { StopRiding } from './stop-riding.tsx'
import { ticketById } from './support.api.ts'
import { SupportFrame } from './support-frame.tsx'
import { Thread } from './thread.tsx'
import type { Ticket } from './ticket.ts'
import { TicketFacts } from './ticket-facts.tsx'
import styles from './ticket-page.module.css'

export function TicketPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const page = useQuery(ticketById(http, id))

  if (page.isPending) return <SupportFrame heading="Ticket">{<Waiting />}</SupportFrame>
  if (page.isError) {
    if (isHttpError(page.error) && [404, 422].includes(page.error.status)) return <NotFound />
    return (
      <SupportFrame heading="Ticket">
        <FailedState
          title="This ticket can’t be shown right now"
          message={messageOf(page.error, TEXTS.unreachable)}
          onRetry={() => void page.refetch()}
        />
      </SupportFrame>
    )
  }
  return <Details key={page.data.id} ticket={page.data} />
}

function Details({ ticket }: { ticket: Ticket }) {
  useTitle(ticket.subject)
  const isClosed = ticket.state === 'closed'
  return (
    <SupportFrame
      heading={ticket.subject}
      crumb={ticket.number}
      lead={
        <span className={styles.state}>
          Opened on {onDay(ticket.openedAt)} <StateBadge state={ticket.state} />
        </span>
      }
      actions={isClosed ? null : <CloseTicket ticket={ticket} />}
    >
      {ticket.notice && !isClosed ? <StopRiding notice={ticket.notice} /> : null}
      <TicketFacts ticket={ticket} />
      <Thread ticket={ticket} />
      {isClosed ? <Closed ticket={ticket} /> : <ReplyForm ticket={ticket} />}
    </SupportFrame>
  )
}

const Closed = ({ ticket: { id, mergedInto } }: { ticket: Ticket }) => (
  <Alert title="This ticket is closed">
    {mergedInto ? (
      <p>
        We answer it in <Link to={`/dashboard/support/${mergedInto.id}`}>{mergedInto.number}</Link>.
      </p>
    ) : (
      <>
        <p>
          Is something left? Open a new one: we see this one beside it, so you need not tell it all again.
        </p>
        <p className={styles.onward}>
          <Link className={buttonClass({ tone: 'secondary' })} to={`/dashboard/support/new?from=${id}`}>
            New ticket from this one
          </Link>
        </p>
      </>
    )}
  </Alert>
)
