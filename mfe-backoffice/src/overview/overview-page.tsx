import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { FailedState, PageFrame, PageSkeleton } from '@nireeka/ui'

import { LatestOrders } from './latest-orders.tsx'
import { LiveRemotes } from './live-remotes.tsx'
import { LowStock } from './low-stock.tsx'
import { NewestMembers } from './newest-members.tsx'
import { OrderFigures } from './order-figures.tsx'
import { overview } from './overview.api.ts'
import styles from './overview.module.css'

export function OverviewPage() {
  useTitle('Back office')
  return (
    <PageFrame kind="dense" heading="Back office">
      <Figures />
    </PageFrame>
  )
}

function Figures() {
  const { http } = usePlatform()
  const figures = useQuery(overview(http))

  if (figures.isPending) return <PageSkeleton kind="table" />
  if (figures.isError) {
    return (
      <FailedState
        title="The overview can’t be shown right now"
        message={messageOf(figures.error, TEXTS.unreachable)}
        onRetry={() => void figures.refetch()}
      />
    )
  }
  const { ordersByState, latestOrders, lowStock, liveRemotes, newestMembers } = figures.data
  return (
    <>
      <OrderFigures states={ordersByState} />
      <div className={styles.tables}>
        <LatestOrders orders={latestOrders} />
        <LiveRemotes remotes={liveRemotes} />
        <NewestMembers members={newestMembers} />
        <LowStock products={lowStock} />
      </div>
    </>
  )
}
