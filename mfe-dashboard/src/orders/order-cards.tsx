import { formatNumber } from '@nireeka/contracts'
import { DateText, Icon, Price } from '@nireeka/ui'

import type { ListedOrder } from './order.ts'
import styles from './order-cards.module.css'
import { OrderGoods } from './order-goods.tsx'
import { arrivalDays } from './order-progress.ts'
import { hasEndedUnpaid, hasNoCharge } from './order-status.ts'
import { hasAction, mayReturn, RowAction } from './row-actions.tsx'
import { StatusBadge } from './status-badge.tsx'
import { TitleLink } from './title-link.tsx'

interface Props {
  orders: ListedOrder[]
  /** True while the next page of the list is loading. */
  isBusy?: boolean
  /** What the list is called. */
  label?: string
}

/** A list of orders: what was bought, number, day and state, the total, and what is likeliest to be done next. */
export const OrderCards = ({ orders, isBusy, label = 'Orders' }: Props) => (
  <ul className={styles.rows} aria-label={label} aria-busy={isBusy}>
    {orders.map((order) => (
      <li
        key={order.id}
        className={styles.row}
        data-ended={hasEndedUnpaid(order) || undefined}
        data-no-charge={hasNoCharge(order) || undefined}
        data-came={order.deliveredAt ? true : undefined}
      >
        <Words order={order} />
        <OrderGoods lines={order.lines} />
        <strong className={styles.total}>
          <Price dollars={order.total} />
        </strong>
      </li>
    ))}
  </ul>
)

const Words = ({ order }: { order: ListedOrder }) => (
  <div className={styles.words}>
    <TitleLink id={order.id}>
      Order {order.number}
      <Icon name="chevron-right" />
    </TitleLink>
    {hasAction(order) ? (
      <div className={styles.action}>
        <RowAction order={order} />
      </div>
    ) : null}
    <div className={styles.facts}>
      <p className={`${styles.quiet} ${styles.day}`}>
        <DateText date={order.placedAt} format="shortDay" zone="reader" />
        <span className={styles.count}>
          , {order.itemCount === 1 ? '1 item' : `${formatNumber(order.itemCount)} items`}
        </span>
      </p>
      <div className={styles.state}>
        <State order={order} />
      </div>
    </div>
  </div>
)

/** The state: a badge and when it is expected, or in quiet words when it came or until when it can be returned. */
function State({ order }: { order: ListedOrder }) {
  if (order.status === 'delivered' && order.deliveredAt)
    return <Delivered order={order} at={order.deliveredAt} />
  return (
    <>
      <StatusBadge order={order} />
      {order.arrival ? <p className={styles.quiet}>Arrives {arrivalDays(order.arrival)}</p> : null}
    </>
  )
}

/** While an order can be returned, the last day for it matters more than the day of delivery. */
const Delivered = ({ order, at }: { order: ListedOrder; at: Date }) => (
  <p className={styles.quiet}>
    {mayReturn(order) && order.returnUntil ? (
      <>
        Return by <DateText date={order.returnUntil} format="shortDay" zone="reader" />
      </>
    ) : (
      <>
        Delivered on <DateText date={at} format="shortDay" zone="reader" />
      </>
    )}
  </p>
)
