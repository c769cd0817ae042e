import { Badge, type Column, DataTable, Price } from '@nireeka/ui'

import type { LatestOrder } from './overview.api.ts'
import styles from './overview.module.css'
import { When } from './when.tsx'
import { readable } from './words.ts'

const COLUMNS: Array<Column<LatestOrder>> = [
  { header: 'Order', cell: ({ number }) => <span className={styles.unbroken}>{number}</span> },
  { header: 'Customer', cell: ({ customer }) => customer },
  { header: 'State', cell: ({ status }) => <Badge>{readable(status)}</Badge> },
  { header: 'Placed', cell: ({ placedAt }) => <When at={placedAt} /> },
  { header: 'Total', cell: ({ total }) => <Price dollars={total} />, align: 'end' },
]

export const LatestOrders = ({ orders }: { orders: LatestOrder[] }) => (
  <DataTable
    caption="Latest orders"
    columns={COLUMNS}
    rows={orders}
    rowKey={({ id }) => id}
    empty="Nobody has ordered yet."
  />
)
