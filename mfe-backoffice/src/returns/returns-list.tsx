import { formatNumber } from '@nireeka/contracts'
import { RETURN_STATUSES } from '@nireeka/contracts/api'
import { Price } from '@nireeka/ui'

import { Below } from '../below.tsx'
import { DateAndTime } from '../date-and-time.tsx'
import { readable } from '../labels.ts'
import type { ListDefinition } from '../list/list.ts'
import styles from '../orders/orders.module.css'
import { StatusBadge } from '../orders/status-badge.tsx'
import { REASON_LABELS, WISH_LABELS } from './return-labels.ts'
import { countReturns, exportReturns, readReturns, type ReturnRow } from './returns.api.ts'

/** The list of all members' returns. */
export const RETURNS_LIST: ListDefinition<ReturnRow> = {
  name: 'returns',
  title: 'Returns',
  nouns: ['return', 'returns'],
  firstSort: '-requested',
  columns: [
    { header: 'Return', cell: ({ number }) => number, isNarrow: true },
    {
      header: 'Requested',
      cell: ({ requestedAt }) => <DateAndTime at={new Date(requestedAt)} />,
      sort: { name: 'requested', first: 'descending' },
    },
    { header: 'Order', cell: ({ order }) => order.number, isNarrow: true },
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
    { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
    {
      header: 'Items',
      cell: ({ lines }) => lines.map(({ title, count }) => `${formatNumber(count)} × ${title}`).join(', '),
    },
    {
      header: 'Reason',
      cell: ({ lines }) => [...new Set(lines.map(({ reason }) => REASON_LABELS[reason]))].join(', '),
    },
    { header: 'Requested outcome', cell: ({ wish }) => WISH_LABELS[wish] },
    { header: 'Value', cell: ({ value }) => <Price dollars={value} />, align: 'end', isFact: true },
  ],
  filters: [
    {
      kind: 'chips',
      name: 'status',
      label: 'Returns by status',
      any: 'All',
      options: RETURN_STATUSES.map((value) => ({ value, label: readable(value) })),
    },
    { kind: 'day', name: 'from', label: 'Requested from' },
    { kind: 'day', name: 'to', label: 'Requested to' },
  ],
  search: { label: 'Search returns', placeholder: 'Number, name or email' },
  nameOf: ({ number }) => `return ${number}`,
  pathOf: ({ id }) => `/backoffice/returns/${id}`,
  read: readReturns,
  count: countReturns,
  exportCsv: exportReturns,
  empty: {
    title: 'No returns yet',
    text: 'New return requests appear here.',
  },
}
