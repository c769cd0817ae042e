import { formatNumber } from '@nireeka/contracts'
import { Price } from '@nireeka/ui'

import { Below } from '../below.tsx'
import { DateAndTime } from '../date-and-time.tsx'
import { readable } from '../labels.ts'
import type { ListDefinition } from '../list/list.ts'
import styles from './orders.module.css'
import { countOrders, exportOrders, LISTED_STATUSES, type OrderRow, readOrders } from './orders.api.ts'
import { StatusBadge } from './status-badge.tsx'

/** The list of all members' orders. */
export const ORDERS_LIST: ListDefinition<OrderRow> = {
  name: 'orders',
  title: 'Orders',
  nouns: ['order', 'orders'],
  firstSort: '-placed',
  pageSizes: [50, 200, 500],
  columns: [
    { header: 'Order', cell: ({ number }) => <span className={styles.unbroken}>{number}</span> },
    {
      header: 'Placed',
      cell: ({ placedAt }) => <DateAndTime at={new Date(placedAt)} />,
      sort: { name: 'placed', first: 'descending' },
    },
    {
      header: 'Customer',
      cell: ({ customer }) => (
        <span className={styles.person}>
          {customer.name}
          <Below>{customer.email}</Below>
        </span>
      ),
    },
    { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
    { header: 'Items', cell: ({ itemCount }) => formatNumber(itemCount), align: 'end' },
    {
      header: 'Total',
      cell: ({ total, refunded }) => <Total total={total} refunded={refunded} />,
      align: 'end',
      sort: { name: 'total', first: 'descending' },
    },
  ],
  filters: [
    {
      kind: 'chips',
      name: 'status',
      label: 'Orders by status',
      any: 'All',
      options: LISTED_STATUSES.map((value) => ({ value, label: readable(value) })),
    },
    { kind: 'day', name: 'from', label: 'Placed from' },
    { kind: 'day', name: 'to', label: 'Placed until' },
  ],
  search: { label: 'Search orders', placeholder: 'Number, name or email' },
  nameOf: ({ number }) => `order ${number}`,
  pathOf: ({ id }) => `/backoffice/orders/${id}`,
  read: readOrders,
  count: countOrders,
  exportCsv: exportOrders,
  empty: { title: 'Nobody has ordered yet', text: 'Orders appear here as soon as they are placed.' },
}

const Total = ({ total, refunded }: { total: number; refunded: number }) => (
  <span>
    <Price dollars={total} />
    {refunded > 0 ? (
      <Below>
        <Price dollars={refunded} /> refunded
      </Below>
    ) : null}
  </span>
)
