import { usePlatform, useStream, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'

import { AccountPage } from '../account-page.tsx'
import { SavedBuilds } from '../bikes/saved-builds.tsx'
import { YourBikes } from '../bikes/your-bikes.tsx'
import { ordersPage } from '../orders/orders.api.ts'
import { UnderWay } from '../orders/under-way.tsx'
import { Waiting } from '../waiting.tsx'
import { CreditPart } from './credit-part.tsx'
import { currentOrder } from './current-order.ts'
import { LatestOrders } from './latest-orders.tsx'
import { NextSteps } from './next-steps-part.tsx'
import { OpenTickets } from './open-tickets.tsx'
import styles from './overview.module.css'

export function OverviewPage() {
  useTitle('Dashboard')
  const session = useStream(usePlatform().session$)
  const greeting = session.status === 'member' ? `Good to see you, ${session.user.name}.` : undefined
  return (
    <AccountPage heading="Dashboard" lead={greeting}>
      <LeadAndNextSteps />
      <LatestOrders />
      <div className={styles.beside}>
        <OpenTickets />
        <SavedBuilds />
      </div>
    </AccountPage>
  )
}

/**
 * The order under way, large, above everything else; without one the member's bikes. What the member should do next
 * follows, then credit, since it may expire.
 */
function LeadAndNextSteps() {
  const { data, isPending } = useQuery(ordersPage(usePlatform().http, 1))
  const order = currentOrder(data?.items ?? [])
  return (
    <>
      {order ? <UnderWay orders={[order]} /> : isPending ? <Waiting lines={4} /> : <YourBikes />}
      <NextSteps isBelowLead={order !== undefined} />
      <CreditPart />
      {order ? <YourBikes /> : null}
    </>
  )
}
