import { formatDate } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { StepUp } from '@nireeka/kit/step-up'
import { Alert, buttonClass, loadPasswordDialog } from '@nireeka/ui'

import { SubPage, SubPageQuery } from '../sub-page.tsx'
import { CloseTicket } from './close-ticket.tsx'
import { ReplyForm } from './reply-form.tsx'
import { StateBadge } from './state-badge.tsx'
import { StopRiding } from './stop-riding.tsx'
import { SUPPORT } from './support-path.ts'
import { ticketById } from './support.api.ts'
import { Thread } from './thread.tsx'
import type { Ticket } from './ticket.ts'
import { TicketFacts } from './ticket-facts.tsx'
import styles from './ticket-page.module.css'

/** One ticket: for the customer, and for staff, who answer it here and give their password for that. */
export function TicketPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  return (
    <StepUp loadDialog={loadPasswordDialog}>
      <SubPageQuery
        query={useQuery(ticketById(http, id))}
        parent={SUPPORT}
        heading="Ticket"
        failed="This ticket can’t be shown right now"
      >
        {(ticket) => <Details key={ticket.id} ticket={ticket} />}
      </SubPageQuery>
    </StepUp>
  )
}

function Details({ ticket }: { ticket: Ticket }) {
  useTitle(ticket.subject)
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
      {isClosed ? <Closed ticket={ticket} /> : <ReplyForm ticket={ticket} />}
    </SubPage>
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
