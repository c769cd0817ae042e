import { Link } from '@nireeka/kit/router'

import type { Order } from '../order.api.ts'
import styles from '../order.module.css'
import { StatusBadge } from '../status-badge.tsx'

/** Links to what the customer sends back of an order. */
export function OrderReturns({ order: { returns } }: { order: Order }) {
  if (returns.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="returns">
      <h2 id="returns" className={styles.heading}>
        Returns
      </h2>
      <ul className={styles.cards}>
        {returns.map(({ id, number, status }) => (
          <li key={id} className={styles.card}>
            <p className={styles.lead}>
              <Link to={`/backoffice/returns/${id}`}>{number}</Link> <StatusBadge status={status} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
