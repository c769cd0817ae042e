import { formatPrice } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'

import styles from '../../orders/order.module.css'
import { StatusBadge } from '../../orders/status-badge.tsx'
import type { Return } from '../return.api.ts'
import { WISH_LABELS } from '../return-labels.ts'

/** Whose return it is, what they want for it, and what they got. */
export const ReturnFacts = ({
  item: { order, customer, wish, comment, refund, exchangeOrder },
}: {
  item: Return
}) => (
  <section className={styles.part} aria-labelledby="customer">
    <h2 id="customer" className={styles.heading}>
      Customer
    </h2>
    <p>
      {customer.name}
      <br />
      <a href={`mailto:${customer.email}`}>{customer.email}</a>
    </p>
    <p className={styles.lead}>
      <Link to={`/backoffice/orders/${order.id}`}>Order {order.number}</Link>{' '}
      <StatusBadge status={order.status} />
    </p>
    <p>Wants: {WISH_LABELS[wish]}</p>
    {comment ? <p className={styles.text}>{comment}</p> : null}
    {refund ? (
      <p className={styles.lead}>
        {formatPrice(refund.amount)} refunded{refund.toCredits > 0 ? ' as store credit' : ''}{' '}
        <StatusBadge status={refund.state} />
      </p>
    ) : null}
    {exchangeOrder ? (
      <p>
        Exchanged with <Link to={`/backoffice/orders/${exchangeOrder.id}`}>order {exchangeOrder.number}</Link>
      </p>
    ) : null}
  </section>
)
