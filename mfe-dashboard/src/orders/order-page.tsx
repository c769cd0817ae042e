import { formatDate } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { PrintedSheet } from '@nireeka/ui'

import { SubPage, SubPageQuery } from '../sub-page.tsx'
import type { Order } from './order.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderAddress } from './order-address.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import styles from './order-page.module.css'
import { OrderPayment } from './order-payment.tsx'
import { OrderShipments } from './order-shipments.tsx'
import { OrderReturns } from './returns/order-returns.tsx'
import { OrderProgress } from './order-progress-part.tsx'
import { orderById } from './orders.api.ts'
import { PayNow } from './pay-now.tsx'
import { StatusBadge } from './status-badge.tsx'

const ORDERS = { label: 'Orders', to: '/dashboard/orders' }

export function OrderPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  return (
    <SubPageQuery
      query={useQuery(orderById(http, id))}
      parent={ORDERS}
      heading="Order"
      failed="This order can’t be shown right now"
    >
      {(order) => <Details order={order} />}
    </SubPageQuery>
  )
}

function Details({ order }: { order: Order }) {
  const heading = `Order ${order.number}`
  useTitle(heading)
  return (
    <PrintedSheet>
      <SubPage
        parent={ORDERS}
        heading={heading}
        lead={
          <span className={styles.state}>
            Placed on {formatDate(order.placedAt, 'day', 'reader')} <StatusBadge order={order} />
            {order.exchangeFor ? (
              <Link to={`/dashboard/orders/${order.exchangeFor.id}`}>
                Exchange for order {order.exchangeFor.number}
              </Link>
            ) : null}
          </span>
        }
        actions={<OrderActions order={order} />}
      >
        {order.status === 'pending_payment' ? <PayNow order={order} /> : null}
        <OrderProgress order={order} />
        <OrderShipments order={order} />
        <OrderReturns order={order} />
        <OrderLines order={order} />
        <div className={styles.halves}>
          <div className={styles.stack}>
            <OrderAddress order={order} />
            <OrderPayment order={order} />
          </div>
          <OrderHistory moves={order.moves} />
        </div>
      </SubPage>
    </PrintedSheet>
  )
}
