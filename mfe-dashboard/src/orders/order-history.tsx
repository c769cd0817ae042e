import { atMoment } from '../when.ts'
import type { Order } from './order.ts'
import { moveWords } from './order-status.ts'
import styles from './orders.module.css'

/** What happened and when, the newest first. */
export const OrderHistory = ({ moves }: Pick<Order, 'moves'>) => (
  <section aria-labelledby="history">
    <h2 id="history" className={styles.heading}>
      What happened
    </h2>
    <ol className={styles.history}>
      {moves.toReversed().map(({ status, at }) => (
        <li key={`${status}-${at.getTime()}`}>
          {moveWords(status)}{' '}
          <time className={styles.quiet} dateTime={at.toISOString()}>
            {atMoment(at)}
          </time>
        </li>
      ))}
    </ol>
  </section>
)
