import { DateText } from '@nireeka/ui'
import type { Order } from './order.ts'
import styles from './order-page.module.css'
import { moveLabel } from './order-status.ts'

/** The history of an order, the newest change first. */
export const OrderHistory = ({ moves }: Pick<Order, 'moves'>) => (
  <section className={styles.part} aria-labelledby="history">
    <h2 id="history" className={styles.heading}>
      Timeline
    </h2>
    <ol className={styles.history}>
      {moves.toReversed().map(({ status, at }) => (
        <li key={`${status}-${at.getTime()}`} className={styles.move}>
          {moveLabel(status)}{' '}
          <DateText className={styles.quiet} date={at} format="dayAndTime" zone="reader" />
        </li>
      ))}
    </ol>
  </section>
)
