import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Breadcrumbs, FailedState, PrintedSheet, Steps } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { AccountPage } from '../account-page.tsx'
import { NotFound } from '../not-found.tsx'
import { Waiting } from '../waiting.tsx'
import { onDay } from '../when.ts'
import type { Order } from './order.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderAddress } from './order-address.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import styles from './order-page.module.css'
import { OrderPayment } from './order-payment.tsx'
import { placeOnWay, WAY } from './order-progress.ts'
import { orderById } from './orders.api.ts'
import { PayNow } from './pay-now.tsx'
import { StatusBadge } from './status-badge.tsx'

export function OrderPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const page = useQuery(orderById(http, id))

  if (page.isPending) return <Frame heading="Order">{<Waiting />}</Frame>
  if (page.isError) {
    if (isHttpError(page.error) && [404, 422].includes(page.error.status)) return <NotFound />
    return (
      <FailedState
        title="This order can’t be shown right now"
        message={messageOf(page.error, TEXTS.unreachable)}
        onRetry={() => void page.refetch()}
      />
    )
  }
  return <Details order={page.data} />
}

interface FrameProps {
  heading: string
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

const Frame = ({ heading, ...rest }: FrameProps) => (
  <AccountPage
    heading={heading}
    breadcrumbs={
      <Breadcrumbs items={[{ label: 'Orders', link: <Link to="/dashboard/orders" /> }, { label: heading }]} />
    }
    {...rest}
  />
)

function Details({ order }: { order: Order }) {
  const heading = `Order ${order.number}`
  useTitle(heading)
  const place = placeOnWay(order.status)
  return (
    <PrintedSheet>
      <Frame
        heading={heading}
        lead={
          <span className={styles.state}>
            Placed on {onDay(order.placedAt)} <StatusBadge status={order.status} />
          </span>
        }
        actions={<OrderActions order={order} />}
      >
        {order.status === 'pending_payment' ? <PayNow order={order} /> : null}
        {place === null ? null : (
          <div className={styles.way}>
            <Steps label="How far the order is" steps={WAY.map((label) => ({ label }))} current={place} />
          </div>
        )}
        <OrderLines order={order} />
        <div className={styles.halves}>
          <div className={styles.stack}>
            <OrderAddress order={order} />
            <OrderPayment order={order} />
          </div>
          <OrderHistory moves={order.moves} />
        </div>
      </Frame>
    </PrintedSheet>
  )
}
