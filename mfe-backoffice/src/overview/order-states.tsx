import { formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { type Column, DataTable, Price } from '@nireeka/ui'
import { ShareBar } from '@nireeka/ui/charts'

import { groupStates } from './order-groups.ts'
import type { Overview } from './overview.api.ts'
import { statusLabel } from '../orders/status-badge.tsx'

type State = Overview['ordersByState'][number]

const COLUMNS: Array<Column<State>> = [
  {
    header: 'Status',
    cell: ({ status }) => statusLabel(status),
    sortBy: ({ status }) => statusLabel(status),
  },
  { header: 'Orders', cell: ({ count }) => formatNumber(count), sortBy: ({ count }) => count, align: 'end' },
  {
    header: 'Total',
    cell: ({ total }) => <Price dollars={total} />,
    sortBy: ({ total }) => total,
    align: 'end',
  },
]

/** A chart of all orders by status. */
export const OrderStates = ({ states }: { states: State[] }) => (
  <ShareBar
    heading="Orders by status"
    summary="All orders to date."
    parts={groupStates(states)}
    empty="No orders yet."
    figures={
      <DataTable
        caption="Orders by status, the figures"
        isCaptionHidden
        columns={COLUMNS}
        rows={states}
        rowKey={({ status }) => status}
        rowLink={({ status }) => <Link to={`/backoffice/orders?status=${status}`} />}
        empty=""
      />
    }
  />
)
