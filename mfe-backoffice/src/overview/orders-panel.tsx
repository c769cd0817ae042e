import { formatNumber } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { type Column, DataTable, QueryView } from '@nireeka/ui'
import { ShareBar } from '@nireeka/ui/charts'

import { statusLabel } from '../orders/status-badge.tsx'
import { difference } from './compare.ts'
import { orderFigures } from './figures.api.ts'
import { groupStates, type OrderState } from './order-groups.ts'
import type { Period } from './period.ts'

const COLUMNS: Array<Column<OrderState>> = [
  { header: 'Status', cell: ({ status }) => statusLabel(status) },
  { header: 'Orders', cell: ({ now }) => formatNumber(now), align: 'end' },
  { header: 'Compared with before', cell: (state) => difference(state, { format: formatNumber }) },
]

/** The orders that were placed in the period, by the status that they have today. */
export function OrdersPanel({ period }: { period: Period }) {
  const { http } = usePlatform()
  const { from, to } = period
  return (
    <QueryView
      query={useQuery(orderFigures(http, period))}
      skeleton={
        <DataTable caption="Orders by status" columns={COLUMNS} rows={null} rowKey={String} empty="" />
      }
      failed="The orders can’t be shown right now"
    >
      {({ orders, states }) => (
        <ShareBar
          heading="Orders by status"
          summary={`${formatNumber(orders.now)} placed in this period. ${difference(orders, { format: formatNumber })}.`}
          parts={groupStates(states)}
          empty="No orders in this period."
          figures={
            <DataTable
              caption="Orders by status, the figures"
              isCaptionHidden
              columns={COLUMNS}
              rows={states}
              rowKey={({ status }) => status}
              rowLink={({ status }) => (
                <Link to={`/backoffice/orders?${new URLSearchParams({ status, from, to })}`} />
              )}
              empty="No orders in this period."
            />
          }
        />
      )}
    </QueryView>
  )
}
