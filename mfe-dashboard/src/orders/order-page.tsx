import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Alert, Breadcrumbs, buttonClass, FailedState, PageSkeleton } from '@nireeka/ui'

import { AccountFrame } from '../account-frame.tsx'
import { NotFound } from '../not-found.tsx'
import { onDay } from '../when.ts'
import type { Order } from './order.ts'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { orderById } from './orders.api.ts'
import styles from './orders.module.css'
import { StatusBadge } from './status-badge.tsx'

export function OrderPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const page = useQuery(orderById(http, id))

  if (page.isPending) return <PageSkeleton kind="detail" />
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

function Details({ order }: { order: Order }) {
  const heading = `Order ${order.number}`
  useTitle(heading)
  return (
    <AccountFrame
      heading={heading}
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'Orders', link: <Link to="/dashboard/orders" /> }, { label: heading }]}
        />
      }
    >
      <p className={styles.state}>
        <StatusBadge status={order.status} /> Placed on {onDay(order.placedAt)}
      </p>
      {order.payUrl ? <Unpaid payUrl={order.payUrl} /> : null}
      <OrderLines order={order} />
      <div className={styles.halves}>
        <OrderHistory moves={order.moves} />
        <section aria-labelledby="address">
          <h2 id="address" className={styles.heading}>
            Delivery address
          </h2>
          <address className={styles.address}>
            {order.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            {order.phone ? <span>{order.phone}</span> : null}
          </address>
        </section>
      </div>
    </AccountFrame>
  )
}

const Unpaid = ({ payUrl }: { payUrl: string }) => (
  <Alert title="This order isn’t paid yet">
    <p>We keep your things for 30 minutes after you placed it.</p>
    <p className={styles.pay}>
      <a className={buttonClass()} href={payUrl}>
        Pay now
      </a>
    </p>
  </Alert>
)
