import { TICKET_CATEGORY_LABELS } from '@nireeka/contracts'
import { keepUnits, usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Badge, buttonClass, DateText, Icon, ItemRow, ItemRows, LayeredPicture } from '@nireeka/ui'

import { bikePath, type MemberBike } from '../bikes/bike.ts'
import { memberBikes } from '../bikes/bikes.api.ts'
import { DOT } from '../dot.ts'
import { excerptOf } from './excerpt-of.ts'
import { StateBadge } from './state-badge.tsx'
import type { ListedTicket } from './ticket.ts'
import styles from './tickets.module.css'

interface Props {
  tickets: ListedTicket[]
  /** True while the next page of the list is loading. */
  isBusy?: boolean
}

export function TicketCards({ tickets, isBusy }: Props) {
  const { http } = usePlatform()
  const isAboutBike = tickets.some(({ bike }) => bike !== null)
  const bikes = useQuery({ ...memberBikes(http), enabled: isAboutBike }).data ?? []
  return (
    <ItemRows label="Tickets" isBusy={isBusy}>
      {tickets.map((ticket) => (
        <TicketRow key={ticket.id} ticket={ticket} bike={bikes.find(({ id }) => id === ticket.bike?.id)} />
      ))}
    </ItemRows>
  )
}

const ticketPath = (id: number) => `/dashboard/support/${id}`

interface RowProps {
  ticket: ListedTicket
  /** The bike that it is about, once that is loaded. */
  bike?: MemberBike
}

function TicketRow({ ticket, bike }: RowProps) {
  const { id, number, subject, category, state, isUrgent } = ticket
  const waits = state === 'waiting_customer'
  return (
    <ItemRow
      title={subject}
      link={<Link to={ticketPath(id)} />}
      isMarked={waits}
      picture={
        ticket.bike ? (
          <LayeredPicture src={bike?.image ?? null} layers={bike?.layers ?? []} alt="" sizes="5rem" />
        ) : null
      }
      facts={
        <>
          {number}
          {DOT}
          {TICKET_CATEGORY_LABELS[category]}
          <Concerned ticket={ticket} />
        </>
      }
      actions={waits ? <Reply ticket={ticket} /> : null}
    >
      <p className={styles.state}>
        <StateBadge state={state} />
        {isUrgent ? <Badge tone="danger">Safety</Badge> : null}
        <Expected ticket={ticket} />
      </p>
      <LastMessage ticket={ticket} />
    </ItemRow>
  )
}

/** When our answer is to be expected. */
function Expected({ ticket: { answerBy, isUrgent, state } }: { ticket: ListedTicket }) {
  if (answerBy) {
    return (
      <span className={styles.quiet}>
        Expect our answer by <DateText date={answerBy} format="shortDay" zone="reader" />
      </span>
    )
  }
  const isOurTurn = state === 'new' || state === 'open'
  return isUrgent && isOurTurn ? <span className={styles.quiet}>We answer right away</span> : null
}

/** The order and the bike that a ticket is about. */
const Concerned = ({ ticket: { order, bike } }: { ticket: ListedTicket }) => (
  <>
    {order ? (
      <>
        {DOT}
        <Link to={`/dashboard/orders/${order.id}`}>Order {order.number}</Link>
      </>
    ) : null}
    {bike ? (
      <>
        {DOT}
        <Link to={bikePath(bike.id)}>Your {bike.title}</Link>
      </>
    ) : null}
  </>
)

const LastMessage = ({ ticket: { lastMessage, updatedAt, messageCount } }: { ticket: ListedTicket }) => (
  <div className={styles.last}>
    {lastMessage ? (
      <p className={styles.excerpt}>
        <strong className={styles.author}>{authorOf(lastMessage)}:</strong>{' '}
        {keepUnits(excerptOf(lastMessage.excerpt))}
      </p>
    ) : null}
    <p className={styles.quiet}>
      Updated <DateText date={updatedAt} format="shortDay" zone="reader" />,{' '}
      <DateText date={updatedAt} format="time" zone="reader" />
      {DOT}
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
  <Link className={buttonClass({ tone: 'secondary', size: 'small' })} to={`${ticketPath(id)}#reply`}>
    <Icon name="reply" /> Reply <span className="visually-hidden">to us about “{subject}”</span>
  </Link>
)
