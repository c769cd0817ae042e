import { TICKET_CATEGORY_LABELS } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { Badge, cardLinkClass, DateText, Icon } from '@nireeka/ui'

import type { TicketSummary } from './ticket.ts'
import styles from './ticket-cards.module.css'
import { StateBadge } from './state-badge.tsx'

interface Props {
  tickets: TicketSummary[]
  /** True while the next page of the list is loading. */
  isBusy?: boolean
}

export const TicketCards = ({ tickets, isBusy }: Props) => (
  <ul className={styles.cards} aria-label="Tickets" aria-busy={isBusy}>
    {tickets.map(({ id, number, subject, category, state, isUrgent, updatedAt, messageCount }) => (
      <li key={id} className={styles.card} data-waits={state === 'waiting_customer' || undefined}>
        <div className={styles.what}>
          <h3 className={styles.subject}>
            <Link className={`${cardLinkClass} ${styles.link}`} to={`/dashboard/support/${id}`}>
              {subject}
            </Link>
          </h3>
          <p className={styles.quiet}>
            {number} · {TICKET_CATEGORY_LABELS[category]}
          </p>
        </div>
        <div className={styles.state}>
          <StateBadge state={state} />
          {isUrgent ? <Badge tone="danger">Safety</Badge> : null}
        </div>
        <p className={styles.quiet}>
          Updated <DateText date={updatedAt} format="shortDay" zone="reader" />,{' '}
          <DateText date={updatedAt} format="time" zone="reader" />
          <span className={styles.messages}>
            {messageCount === 1 ? '1 message' : `${messageCount} messages`}
          </span>
        </p>
        <span className={styles.arrow}>
          <Icon name="chevron-right" />
        </span>
      </li>
    ))}
  </ul>
)
