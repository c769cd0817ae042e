import { DateText } from '@nireeka/ui'

import { OrderLink } from '../../orders/order-link.tsx'
import type { Order } from '../../orders/order.ts'
import type { MemberBike } from '../bike.ts'
import { historyOf } from './history-of.ts'
import styles from './own-bike.module.css'

interface Props {
  bike: MemberBike
  /** The order that it was bought with. */
  order: Order
}

/** What has happened to a bike, with the way to its order. What is still to come stands with its facts. */
export const BikeHistory = ({ bike, order }: Props) => (
  <section className={styles.part} aria-labelledby={`history-${bike.id}`}>
    <h3 id={`history-${bike.id}`} className={styles.heading}>
      History
    </h3>
    <ol className={styles.events}>
      {historyOf(bike, order).map(({ label, at }) => (
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
    <p className={styles.quiet}>
      Bought with order <OrderLink order={order} />
    </p>
  </section>
)
