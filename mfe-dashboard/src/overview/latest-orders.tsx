import { formatNumber } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { QueryView } from '@nireeka/ui'

import { NoOrders } from '../orders/no-orders.tsx'
import type { ListedOrder } from '../orders/order.ts'
import { OrderCards } from '../orders/order-cards.tsx'
import { hasEndedUnpaid } from '../orders/order-status.ts'
import { ordersPage } from '../orders/orders.api.ts'
import { Waiting } from '../waiting.tsx'
import { currentOrder } from './current-order.ts'
import { OverviewPart } from './overview-part.tsx'

const MOST = 2

/**
 * The member's latest orders besides the one that the page begins with, and the way to all of them. Those that ended
 * unpaid come last, because there is nothing to do about them.
 */
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
      {({ items, total }) => <Latest orders={items} total={total} />}
    </QueryView>
  )
}

function Latest({ orders, total }: { orders: ListedOrder[]; total: number }) {
  const lead = currentOrder(orders)
  const others = orders
    .filter((order) => order !== lead)
    .toSorted((one, other) => Number(hasEndedUnpaid(one)) - Number(hasEndedUnpaid(other)))
  if (others.length === 0) return null
  const kind = lead ? 'Other' : 'Latest'
  return (
    <OverviewPart
      id="latest"
      heading={`${kind} ${others.length === 1 ? 'order' : 'orders'}`}
      more={total > MOST ? <Link to="/dashboard/orders">All {formatNumber(total)} orders</Link> : null}
    >
      <OrderCards orders={others.slice(0, MOST)} />
    </OverviewPart>
  )
}
