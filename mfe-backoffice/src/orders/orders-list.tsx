import { ORDER_PAYMENTS, ORDER_VIEWS } from '@nireeka/contracts/api'

import { Below } from '../below.tsx'
import { DateAndTime } from '../date-and-time.tsx'
import type { ListDefinition } from '../list/list.ts'
import { Bought, Destination, Fulfilment, Payment, Total } from './order-cells.tsx'
import { fulfilmentLabel, FULFILMENTS, PAYMENT_LABELS, VIEW_LABELS } from './order-labels.ts'
import { countOrders, exportOrders, type OrderRow, readOrders } from './orders.api.ts'
import styles from './orders.module.css'

/** The list of all members' orders. */
export const ORDERS_LIST: ListDefinition<OrderRow> = {
  name: 'orders',
  title: 'Orders',
  nouns: ['order', 'orders'],
  firstSort: '-placed',
  pageSizes: [50, 200, 500],
  columns: [
    { header: 'Order', cell: ({ number }) => number, isNarrow: true },
    {
      header: 'Placed',
      cell: ({ placedAt }) => <DateAndTime at={new Date(placedAt)} />,
      sort: { name: 'placed', first: 'descending' },
    },
    {
      header: 'Customer',
      isFact: true,
      cell: ({ customer }) => (
        <span className={`${styles.person} ${styles.customer}`}>
          {customer.name}
          <Below>{customer.email}</Below>
        </span>
      ),
    },
    { header: 'Items', cell: (row) => <Bought row={row} /> },
    { header: 'Ship to', cell: (row) => <Destination row={row} /> },
    { header: 'Payment', cell: (row) => <Payment row={row} />, isNarrow: true },
    { header: 'Fulfilment', cell: (row) => <Fulfilment row={row} />, isFact: true },
    {
      header: 'Total',
      cell: (row) => <Total row={row} />,
      align: 'end',
      isFact: true,
      sort: { name: 'total', first: 'descending' },
    },
  ],
  filters: [
    {
      kind: 'chips',
      name: 'view',
      label: 'Order views',
      any: 'All',
      options: ORDER_VIEWS.map((value) => ({ value, label: VIEW_LABELS[value] })),
    },
    {
      kind: 'select',
      name: 'payment',
      label: 'Payment',
      any: 'Any',
      options: ORDER_PAYMENTS.map((value) => ({ value, label: PAYMENT_LABELS[value] })),
    },
    {
      kind: 'select',
      name: 'status',
      label: 'Fulfilment',
      any: 'Any',
      options: FULFILMENTS.map((value) => ({ value, label: fulfilmentLabel(value) })),
    },
    { kind: 'day', name: 'from', label: 'Placed from' },
    { kind: 'day', name: 'to', label: 'Placed to' },
  ],
  search: { label: 'Search orders', placeholder: 'Number, name or email' },
  nameOf: ({ number }) => `order ${number}`,
  pathOf: ({ id }) => `/backoffice/orders/${id}`,
  read: readOrders,
  count: countOrders,
  exportCsv: exportOrders,
  empty: { title: 'No orders yet', text: 'New orders appear here.' },
}
