import { formatNumber } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { QueryView } from '@nireeka/ui'

import { NoOrders } from '../orders/no-orders.tsx'
import { OrderCards } from '../orders/order-cards.tsx'
import { ordersPage } from '../orders/orders.api.ts'
import { Waiting } from '../waiting.tsx'
import { OverviewPart } from './overview-part.tsx'

const MOST = 3

/** The member's latest orders, with the way to all of them. */
export function LatestOrders() {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(ordersPage(http, 1))}
      skeleton={<Waiting lines={3} />}
      failed="Your orders can’t be shown right now"
      empty={<NoOrders />}
      isEmpty={({ total }) => total === 0}
    >
      {({ items, total }) => (
        <OverviewPart
          id="latest"
          heading={total === 1 ? 'Latest order' : 'Latest orders'}
          more={total > MOST ? <Link to="/dashboard/orders">All {formatNumber(total)} orders</Link> : null}
        >
          <OrderCards orders={items.slice(0, MOST)} />
        </OverviewPart>
      )}
    </QueryView>
  )
}
