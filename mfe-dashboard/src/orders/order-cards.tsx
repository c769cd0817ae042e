import { formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { cardLinkClass, DateText, Icon, Price } from '@nireeka/ui'

import { fetchedAhead, LAZY_PAGES } from '../lazy-pages.ts'
import type { OrderSummary } from './order.ts'
import styles from './order-cards.module.css'
import { OrderGoods } from './order-goods.tsx'
import { arrivalTime } from './order-progress.ts'
import { StatusBadge } from './status-badge.tsx'

interface Props {
  orders: OrderSummary[]
  /** True while the next page of the list is loading. */
  isBusy?: boolean
}

export const OrderCards = ({ orders, isBusy }: Props) => (
  <ul className={styles.cards} aria-label="Orders" aria-busy={isBusy}>
    {orders.map((order) => (
      <li key={order.id} className={styles.card}>
        <div className={styles.what}>
          <h3 className={styles.number}>
            <Link
              className={`${cardLinkClass} ${styles.link}`}
              to={`/dashboard/orders/${order.id}`}
              {...fetchedAhead(LAZY_PAGES.order)}
            >
              Order {order.number}
            </Link>
          </h3>
          <p className={styles.quiet}>
            <DateText date={order.placedAt} zone="reader" />,{' '}
            {order.itemCount === 1 ? '1 item' : `${formatNumber(order.itemCount)} items`}
          </p>
        </div>
        <OrderGoods lines={order.lines} />
        <State order={order} />
        <p className={styles.total}>
          <Price dollars={order.total} />
        </p>
        <span className={styles.arrow}>
          <Icon name="chevron-right" />
        </span>
      </li>
    ))}
  </ul>
)

/** The state in the words of the order's own page, and when it is expected. */
function State({ order }: { order: OrderSummary }) {
  const arrival = arrivalTime(order)
  return (
    <div className={styles.state}>
      <StatusBadge status={order.status} />
      {arrival ? <p className={styles.quiet}>{arrival}</p> : null}
    </div>
  )
}
