import { isHttpError, TICKET_CATEGORY_LABELS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useLiveQuery } from '@nireeka/kit/live'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Alert, Badge, Breadcrumbs, Button, QueryView, Skeleton } from '@nireeka/ui'
import { useState } from 'react'

import { BackOfficePage } from '../../back-office-page.tsx'
import { DateAndTime } from '../../date-and-time.tsx'
import { NotFound } from '../../not-found.tsx'
import styles from '../../orders/order.module.css'
import { STATES, URGENCIES } from '../ticket-labels.ts'
import { AnswerForm } from './answer-form.tsx'
import { Conversation } from './conversation.tsx'
import { CustomerPart } from './customer-part.tsx'
import { Ending } from './ending.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { Organise } from './organise.tsx'
import { Ratings } from './ratings.tsx'
import { type Desk, deskById, deskKey } from './ticket.api.ts'
import { TicketNews } from './ticket-news.tsx'

/** Returns whether there is no such ticket, or the address has no valid id. */
const isNoTicket = (error: unknown) => isHttpError(error) && (error.status === 404 || error.status === 422)

export function TicketPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const query = useQuery(deskById(http, id))
  const desk = query.data
  const heading = desk ? desk.ticket.subject : 'Ticket'
  useTitle(desk ? `${desk.ticket.number}: ${heading}` : heading)
  if (query.isError && isNoTicket(query.error)) return <NotFound />
  return (
    <BackOfficePage
      heading={heading}
      lead={desk ? <Lead desk={desk} /> : undefined}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: 'Support', link: <Link to="/backoffice/tickets" /> },
            { label: desk?.ticket.number ?? id },
          ]}
        />
      }
    >
      <QueryView query={query} skeleton={<Waiting />} failed="This ticket can’t be shown right now">
        {(it) => <Details key={it.ticket.id} desk={it} />}
      </QueryView>
    </BackOfficePage>
  )
}

const Lead = ({ desk: { ticket, customer } }: { desk: Desk }) => (
  <span className={styles.lead}>
    <Badge tone={STATES[ticket.state].tone}>{STATES[ticket.state].label}</Badge>
    <Badge tone={URGENCIES[ticket.priority].tone}>{URGENCIES[ticket.priority].label}</Badge>
    <span>{customer.name}</span>
    <span>{TICKET_CATEGORY_LABELS[ticket.category]}</span>
    <DateAndTime at={new Date(ticket.openedAt)} />
  </span>
)

function Details({ desk }: { desk: Desk }) {
  const { ticket } = desk
  useLiveQuery(`ticket:${ticket.id}`, deskKey(ticket.id))
  return (
    <>
      <TicketNews ticket={ticket} />
      <Merged ticket={ticket} />
      <div className={styles.halves}>
        <div className={styles.stack}>
          <Conversation ticket={ticket} />
          {ticket.side === 'staff' ? <AnswerForm desk={desk} /> : <OwnTicket id={ticket.id} />}
        </div>
        <div className={styles.stack}>
          {ticket.side === 'staff' ? (
            <>
              {ticket.mergedInto ? null : <Organise desk={desk} />}
              <div className={styles.buttons}>
                <Ending ticket={ticket} />
                <Merge desk={desk} />
              </div>
            </>
          ) : null}
          <CustomerPart desk={desk} />
          <Ratings ticket={ticket} />
        </div>
      </div>
    </>
  )
}

function Merge({ desk }: { desk: Desk }) {
  const [isOpen, setOpen] = useState(false)
  if (desk.ticket.state === 'closed' || desk.otherTickets.length === 0) return null
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Merge
      </Button>
      {isOpen ? <MergeDialog desk={desk} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const Merged = ({ ticket: { mergedInto } }: Pick<Desk, 'ticket'>) =>
  mergedInto ? (
    <Alert title="This ticket was merged">
      It continues in <Link to={`/backoffice/tickets/${mergedInto.id}`}>{mergedInto.number}</Link>.
    </Alert>
  ) : null

/** Staff who ask for themselves write in their own account, and a colleague answers. */
const OwnTicket = ({ id }: { id: number }) => (
  <Alert title="This is your own question">
    A colleague answers it. You write <Link to={`/dashboard/support/${id}`}>in your account</Link>.
  </Alert>
)

const Waiting = () => (
  <div role="status" aria-label="Loading the ticket">
    <Skeleton kind="text" lines={12} />
  </div>
)
