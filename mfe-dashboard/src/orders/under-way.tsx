import { DateText, Icon, Price } from '@nireeka/ui'

import type { ListedOrder } from './order.ts'
import { OrderGoods } from './order-goods.tsx'
import { headlineOf } from './order-progress.ts'
import { OrderSteps } from './order-steps.tsx'
import { hasAction, RowAction } from './row-actions.tsx'
import { TitleLink } from './title-link.tsx'
import styles from './under-way.module.css'

/** The orders that are still to arrive, above all others. */
export const UnderWay = ({ orders }: { orders: ListedOrder[] }) => (
  <section className={styles.part} aria-labelledby="under-way">
    <h2 id="under-way" className={styles.heading}>
      Under way
    </h2>
    <UnderWayList orders={orders} />
  </section>
)

/** Each with its day and how far it is. */
const UnderWayList = ({ orders }: { orders: ListedOrder[] }) => (
  <ul className={styles.orders} aria-label="Orders under way">
    {orders.map((order) => (
      <li key={order.id} className={styles.order}>
        <Words order={order} />
        <OrderGoods lines={order.lines} isLarge />
        <div className={styles.progress}>
          <OrderSteps order={order} label={`Progress of order ${order.number}`} />
        </div>
        {hasAction(order) ? (
          <div className={styles.action}>
            <RowAction order={order} />
          </div>
        ) : null}
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
    <p className={styles.headline}>{headlineOf(order)}</p>
    <p className={styles.quiet}>
      Ordered on <DateText date={order.placedAt} format="shortDay" zone="reader" /> ·{' '}
      <Price dollars={order.total} />
    </p>
  </div>
)
