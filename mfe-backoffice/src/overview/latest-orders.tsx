import { Link } from '@nireeka/kit/router'
import { type Column, DataTable, Price } from '@nireeka/ui'

import type { LatestOrder } from './overview.api.ts'
import styles from './overview.module.css'
import { DateAndTime } from '../date-and-time.tsx'
import { StatusBadge } from '../orders/status-badge.tsx'

const COLUMNS: Array<Column<LatestOrder>> = [
  {
    header: 'Order',
    cell: ({ number }) => <span className={styles.unbroken}>{number}</span>,
    sortBy: ({ number }) => number,
  },
  { header: 'Customer', cell: ({ customer }) => customer, sortBy: ({ customer }) => customer },
  {
    header: 'Status',
    cell: ({ status }) => <StatusBadge status={status} />,
    sortBy: ({ status }) => status,
  },
  {
    header: 'Placed',
    cell: ({ placedAt }) => <DateAndTime at={placedAt} />,
    sortBy: ({ placedAt }) => placedAt,
  },
  {
    header: 'Total',
    cell: ({ total }) => <Price dollars={total} />,
    sortBy: ({ total }) => total,
    align: 'end',
  },
]

export const LatestOrders = ({ orders }: { orders: LatestOrder[] | null }) => (
  <DataTable
    caption="Latest orders"
    columns={COLUMNS}
    rows={orders}
    rowKey={({ id }) => id}
    rowLink={({ id }) => <Link to={`/backoffice/orders/${id}`} />}
    empty="No orders yet."
    isStacked
  />
)
