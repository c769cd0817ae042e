import { Skeleton } from '@nireeka/ui'

import { KeyFigures } from './key-figures.tsx'
import { LatestOrders } from './latest-orders.tsx'
import { RegisteredRemotes } from './registered-remotes.tsx'
import { LowStock } from './low-stock.tsx'
import { NewestMembers } from './newest-members.tsx'
import { OrderStates } from './order-states.tsx'
import type { Overview } from './overview.api.ts'
import styles from './overview.module.css'
import { OrdersChart, RevenueChart } from './sales-charts.tsx'

const ON_THE_WAY = {
  ordersByState: null,
  days: null,
  latestOrders: null,
  lowStock: null,
  liveRemotes: null,
  newestMembers: null,
}

/** All panels of the overview. `figures` is null while loading; then each panel shows a placeholder. */
export function Panels({ figures }: { figures: Overview | null }) {
  const { ordersByState, days, latestOrders, lowStock, liveRemotes, newestMembers } = figures ?? ON_THE_WAY
  return (
    <>
      <KeyFigures figures={figures} />
      <div className={styles.panels}>
        <div className={styles.column}>
          <div className={styles.panel}>
            <RevenueChart days={days} />
          </div>
          <div className={styles.panel}>
            <OrdersChart days={days} />
          </div>
          <div>
            <LatestOrders orders={latestOrders} />
          </div>
          <div>
            <NewestMembers members={newestMembers} />
          </div>
        </div>
        <div className={styles.column}>
          <div className={styles.panel}>
            {ordersByState ? <OrderStates states={ordersByState} /> : <Skeleton kind="text" lines={8} />}
          </div>
          <div>
            <LowStock products={lowStock} />
          </div>
          <div>
            <RegisteredRemotes remotes={liveRemotes} />
          </div>
        </div>
      </div>
    </>
  )
}
