import { Link } from '@nireeka/kit/router'
import { cardLinkClass, DateText, Price } from '@nireeka/ui'

import { fetchedAhead, LAZY_PAGES } from '../lazy-pages.ts'
import type { ListedOrder } from './order.ts'
import { OrderGoods } from './order-goods.tsx'
import { arrivalDays } from './order-progress.ts'
import { hasActions, RowActions } from './row-actions.tsx'
import { StatusBadge } from './status-badge.tsx'
import styles from './under-way.module.css'

/** The orders that are still to arrive, above all others. */
export const UnderWay = ({ orders }: { orders: ListedOrder[] }) => (
  <section className={styles.part} aria-labelledby="under-way">
    <h2 id="under-way" className={styles.heading}>
      Under way
    </h2>
    <ul className={styles.orders} aria-label="Orders under way">
      {orders.map((order) => (
        <li key={order.id} className={styles.order}>
          <div className={styles.words}>
            <h3 className={styles.title}>
              <Link
                className={`${cardLinkClass} ${styles.link}`}
                to={`/dashboard/orders/${order.id}`}
                {...fetchedAhead(LAZY_PAGES.order)}
              >
                Order {order.number}
              </Link>
            </h3>
            {order.arrival ? <p className={styles.arrival}>Arrives {arrivalDays(order.arrival)}</p> : null}
            <p className={styles.state}>
              <StatusBadge status={order.status} />
              <span className={styles.quiet}>
                Ordered on <DateText date={order.placedAt} format="dayOfYear" zone="reader" /> ·{' '}
                <Price dollars={order.total} />
              </span>
            </p>
            {hasActions(order) ? (
              <div className={styles.actions}>
                <RowActions order={order} />
              </div>
            ) : null}
          </div>
          <OrderGoods lines={order.lines} />
        </li>
      ))}
    </ul>
  </section>
)
