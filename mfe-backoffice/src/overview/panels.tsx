import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { QueryView } from '@nireeka/ui'

import { LatestOrders } from './latest-orders.tsx'
import { LowStock } from './low-stock.tsx'
import { NewestMembers } from './newest-members.tsx'
import { overview, type Overview } from './overview.api.ts'
import styles from './overview.module.css'
import { RegisteredRemotes } from './registered-remotes.tsx'

const ON_THE_WAY = { latestOrders: null, lowStock: null, liveRemotes: null, newestMembers: null }

/** What is new, scarce and live, whatever the period. */
export function Panels() {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(overview(http))}
      skeleton={<Tables figures={null} />}
      failed="The overview can’t be shown right now"
    >
      {(figures) => <Tables figures={figures} />}
    </QueryView>
  )
}

/** `figures` is null while loading; then each table shows a placeholder. */
function Tables({ figures }: { figures: Overview | null }) {
  const { latestOrders, lowStock, liveRemotes, newestMembers } = figures ?? ON_THE_WAY
  return (
    <div className={styles.panels}>
      <div className={styles.column}>
        <div>
          <LatestOrders orders={latestOrders} />
        </div>
        <div>
          <NewestMembers members={newestMembers} />
        </div>
      </div>
      <div className={styles.column}>
        <div>
          <LowStock products={lowStock} />
        </div>
        <div>
          <RegisteredRemotes remotes={liveRemotes} />
        </div>
      </div>
    </div>
  )
}
