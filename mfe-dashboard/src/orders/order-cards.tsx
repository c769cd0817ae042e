import { formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { DateText, ItemRow, ItemRows, Price } from '@nireeka/ui'

import { fetchedAhead, LAZY_PAGES } from '../lazy-pages.ts'
import type { ListedOrder } from './order.ts'
import styles from './order-goods.module.css'
import { OrderGoods } from './order-goods.tsx'
import { arrivalTime } from './order-progress.ts'
import { hasActions, mayReturn, RowActions } from './row-actions.tsx'
import { StatusBadge } from './status-badge.tsx'

interface Props {
  orders: ListedOrder[]
  /** True while the next page of the list is loading. */
  isBusy?: boolean
  /** What the list is called. */
  label?: string
}

export const OrderCards = ({ orders, isBusy, label = 'Orders' }: Props) => (
  <ItemRows label={label} isBusy={isBusy}>
    {orders.map((order) => (
      <ItemRow
        key={order.id}
        title={`Order ${order.number}`}
        link={<Link to={`/dashboard/orders/${order.id}`} {...fetchedAhead(LAZY_PAGES.order)} />}
        facts={
          <>
            <DateText date={order.placedAt} zone="reader" />,{' '}
            {order.itemCount === 1 ? '1 item' : `${formatNumber(order.itemCount)} items`}
          </>
        }
        details={
          <div className={styles.details}>
            <OrderGoods lines={order.lines} />
            {hasActions(order) ? (
              <div className={styles.actions}>
                <RowActions order={order} />
              </div>
            ) : null}
          </div>
        }
        end={
          <strong className={styles.total}>
            <Price dollars={order.total} />
          </strong>
        }
      >
        <State order={order} />
      </ItemRow>
    ))}
  </ItemRows>
)

/** The state in the words of the order's own page, when it is expected or came, and until when it can be returned. */
function State({ order }: { order: ListedOrder }) {
  const arrival = arrivalTime(order)
  return (
    <>
      <StatusBadge order={order} />
      {arrival ? <p className={styles.quiet}>{arrival}</p> : null}
      {order.status === 'delivered' && order.deliveredAt ? (
        <p className={styles.quiet}>
          Delivered on <DateText date={order.deliveredAt} format="shortDay" zone="reader" />
        </p>
      ) : null}
      {mayReturn(order) && order.returnUntil ? (
        <p className={styles.quiet}>
          Returns until <DateText date={order.returnUntil} format="shortDay" zone="reader" />
        </p>
      ) : null}
    </>
  )
}
