import { Link } from '@nireeka/kit/router'

import styles from '../../orders/order.module.css'
import { StatusBadge } from '../../orders/status-badge.tsx'
import type { Return } from '../return.api.ts'
import { WISH_LABELS } from '../return-labels.ts'

/** Whose return it is, and what they ask for. */
export const ReturnFacts = ({ item: { order, customer, wish, comment } }: { item: Return }) => (
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
    <p>Requested outcome: {WISH_LABELS[wish]}</p>
    {comment ? <p className={styles.text}>{comment}</p> : null}
  </section>
)
