import { DateText } from '@nireeka/ui'

import { OrderLink } from '../../orders/order-link.tsx'
import type { Order } from '../../orders/order.ts'
import type { MemberBike } from '../bike.ts'
import { historyOf } from './history-of.ts'
import styles from './own-bike.module.css'

interface Props {
  bike: MemberBike
  /** The order that it was bought with; null where none is known. */
  order: Order | null
}

export function BikeHistory({ bike, order }: Props) {
  const events = historyOf(bike, order)
  if (events.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby={`history-${bike.id}`}>
      <h3 id={`history-${bike.id}`} className={styles.heading}>
        History
      </h3>
      <ol className={styles.events}>
        {events.map(({ label, at }) => (
          <li key={label} className={styles.event}>
            <span>{label}</span>
            <DateText
              className={styles.quiet}
              date={at}
              {...(typeof at === 'string' ? {} : { zone: 'reader' })}
            />
          </li>
        ))}
      </ol>
      {order ? (
        <p className={styles.quiet}>
          Bought with order <OrderLink order={order} />
        </p>
      ) : null}
    </section>
  )
}
