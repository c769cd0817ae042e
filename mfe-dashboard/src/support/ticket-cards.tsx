import { TICKET_CATEGORY_LABELS } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { Badge, buttonClass, DateText, Icon, ItemRow, ItemRows } from '@nireeka/ui'

import { bikePath } from '../bikes/bike.ts'
import { StateBadge } from './state-badge.tsx'
import type { ListedTicket } from './ticket.ts'
import styles from './tickets.module.css'

interface Props {
  tickets: ListedTicket[]
  /** True while the next page of the list is loading. */
  isBusy?: boolean
}

export const TicketCards = ({ tickets, isBusy }: Props) => (
  <ItemRows label="Tickets" isBusy={isBusy}>
    {tickets.map((ticket) => (
      <TicketRow key={ticket.id} ticket={ticket} />
    ))}
  </ItemRows>
)

const ticketPath = (id: number) => `/dashboard/support/${id}`

function TicketRow({ ticket }: { ticket: ListedTicket }) {
  const { id, number, subject, category, state, isUrgent } = ticket
  const waits = state === 'waiting_customer'
  return (
    <ItemRow
      title={subject}
      link={<Link to={ticketPath(id)} />}
      isMarked={waits}
      facts={
        <>
          {number} · {TICKET_CATEGORY_LABELS[category]}
          <Concerned ticket={ticket} />
        </>
      }
      details={<LastMessage ticket={ticket} />}
      end={waits ? <Reply ticket={ticket} /> : null}
    >
      <p className={styles.state}>
        <StateBadge state={state} />
        {isUrgent ? <Badge tone="danger">Safety</Badge> : null}
      </p>
    </ItemRow>
  )
}

/** The order and the bike that a ticket is about. */
const Concerned = ({ ticket: { order, bike } }: { ticket: ListedTicket }) => (
  <>
    {order ? (
      <>
        {' · '}
        <Link to={`/dashboard/orders/${order.id}`}>Order {order.number}</Link>
      </>
    ) : null}
    {bike ? (
      <>
        {' · '}
        <Link to={bikePath(bike.id)}>Your {bike.title}</Link>
      </>
    ) : null}
  </>
)

const LastMessage = ({ ticket: { lastMessage, updatedAt, messageCount } }: { ticket: ListedTicket }) => (
  <div className={styles.last}>
    {lastMessage ? (
      <p className={styles.excerpt}>
        <strong className={styles.author}>{authorOf(lastMessage)}:</strong> {lastMessage.excerpt}
      </p>
    ) : null}
    <p className={styles.quiet}>
      Updated <DateText date={updatedAt} format="shortDay" zone="reader" />,{' '}
      <DateText date={updatedAt} format="time" zone="reader" /> ·{' '}
      {messageCount === 1 ? '1 message' : `${messageCount} messages`}
    </p>
  </div>
)

/** Our people are named as in the conversation. */
function authorOf({ isOurs, name }: NonNullable<ListedTicket['lastMessage']>) {
  if (!isOurs) return 'You'
  return name ? `${name} of Nireeka` : 'Nireeka'
}

const Reply = ({ ticket: { id, subject } }: { ticket: ListedTicket }) => (
  <Link className={buttonClass({ size: 'small' })} to={`${ticketPath(id)}#reply`}>
    <Icon name="reply" /> Reply <span className="visually-hidden">to us about “{subject}”</span>
  </Link>
)
