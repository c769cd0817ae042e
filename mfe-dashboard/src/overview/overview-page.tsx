import { formatNumber, formatPrice } from '@nireeka/contracts'
import { usePlatform, useStream, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { QueryView, Stat } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { SavedBuilds } from '../bikes/saved-builds.tsx'
import { YourBikes } from '../bikes/your-bikes.tsx'
import { NoOrders } from '../orders/no-orders.tsx'
import type { OrderSummary } from '../orders/order.ts'
import { OrderCards } from '../orders/order-cards.tsx'
import { Waiting } from '../waiting.tsx'
import { accountOverview } from './overview.api.ts'
import styles from './overview.module.css'
import { type Month, spentIn } from './spending.ts'
import { SpendingChart } from './spending-chart.tsx'

const LATEST = 3

export function OverviewPage() {
  useTitle('Dashboard')
  const session = useStream(usePlatform().session$)
  const greeting = session.status === 'member' ? `Good to see you, ${session.user.name}.` : undefined
  return (
    <AccountPage heading="Dashboard" lead={greeting}>
      <YourBikes />
      <Overview />
      <SavedBuilds />
    </AccountPage>
  )
}

function Overview() {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(accountOverview(http))}
      skeleton={
        <>
          <Waiting lines={3} />
          <SpendingChart months={null} />
        </>
      }
      failed="Your orders can’t be shown right now"
      empty={<NoOrders />}
      isEmpty={({ total }) => total === 0}
    >
      {({ orders, total, underWay, months }) => (
        <>
          <Figures total={total} underWay={underWay} months={months} />
          <LatestOrders orders={orders.slice(0, LATEST)} total={total} />
          <SpendingChart months={months} />
        </>
      )}
    </QueryView>
  )
}

const Figures = ({ total, underWay, months }: { total: number; underWay: number; months: Month[] }) => (
  <ul className={styles.figures} aria-label="Your account in figures">
    <li>
      <Stat label="Under way" value={formatNumber(underWay)} hint={underWay === 1 ? 'order' : 'orders'} />
    </li>
    <li>
      <Stat label="Ordered" value={formatNumber(total)} hint={total === 1 ? 'order' : 'orders'} />
    </li>
    <li>
      <Stat label="Spent" value={formatPrice(spentIn(months))} hint="in twelve months" />
    </li>
  </ul>
)

const LatestOrders = ({ orders, total }: { orders: OrderSummary[]; total: number }) => (
  <section className={styles.latest} aria-labelledby="latest">
    <div className={styles.head}>
      <h2 id="latest" className={styles.heading}>
        Latest orders
      </h2>
      {total > LATEST ? (
        <Link className={styles.all} to="/dashboard/orders">
          All {formatNumber(total)} orders
        </Link>
      ) : null}
    </div>
    <OrderCards orders={orders} />
  </section>
)
