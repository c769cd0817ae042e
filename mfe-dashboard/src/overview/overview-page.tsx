import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useStream, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { FailedState, PageSkeleton } from '@nireeka/ui'

import { AccountFrame } from '../account-frame.tsx'
import { NoOrders } from '../orders/no-orders.tsx'
import { OrderCards } from '../orders/order-cards.tsx'
import { ordersPage } from '../orders/orders.api.ts'
import styles from './overview.module.css'

const LATEST = 3

export function OverviewPage() {
  useTitle('Dashboard')
  const session = useStream(usePlatform().session$)
  const greeting = session.status === 'member' ? `Good to see you, ${session.user.name}.` : undefined
  return (
    <AccountFrame heading="Dashboard" lead={greeting}>
      <LatestOrders />
    </AccountFrame>
  )
}

function LatestOrders() {
  const { http } = usePlatform()
  const list = useQuery(ordersPage(http, 1))

  if (list.isPending) return <PageSkeleton kind="table" />
  if (list.isError) {
    return (
      <FailedState
        title="Your orders can’t be shown right now"
        message={messageOf(list.error, TEXTS.unreachable)}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const { items, total } = list.data
  if (total === 0) return <NoOrders />
  return (
    <section className={styles.latest} aria-labelledby="latest">
      <h2 id="latest" className={styles.heading}>
        Latest orders
      </h2>
      <OrderCards orders={items.slice(0, LATEST)} />
      {total > LATEST ? (
        <p>
          <Link to="/dashboard/orders">All {total} orders</Link>
        </p>
      ) : null}
    </section>
  )
}
