import { formatPrice } from '@nireeka/contracts'

import { storyLink } from '../story-row.tsx'
import type { Stories } from '../story.ts'
import { type Column, DataTable } from './data-table.tsx'

interface Order {
  number: string
  customer: string
  state: string
  total: number
}

const ORDERS: Order[] = [
  { number: 'NK-100051', customer: 'Eve Moreau', state: 'Paid', total: 245.16 },
  {
    number: 'NK-100048',
    customer: 'Devanshu-Alexandros Chattopadhyay-Papadimitropoulos',
    state: 'Shipped',
    total: 84.24,
  },
  { number: 'NK-100009', customer: 'Anna Berg', state: 'Delivered', total: 1238.95 },
]
const COLUMNS: Array<Column<Order>> = [
  { header: 'Order', cell: ({ number }) => number, sortBy: ({ number }) => number },
  { header: 'Customer', cell: ({ customer }) => customer, sortBy: ({ customer }) => customer },
  { header: 'State', cell: ({ state }) => state },
  { header: 'Total', cell: ({ total }) => formatPrice(total), sortBy: ({ total }) => total, align: 'end' },
]
const common = {
  caption: 'Latest orders',
  columns: COLUMNS,
  rowKey: ({ number }: Order) => number,
  empty: 'Nobody has ordered yet.',
}

export const stories: Stories = {
  'In the order given': () => <DataTable {...common} rows={ORDERS} />,
  Sorted: () => <DataTable {...common} rows={ORDERS} sort={{ header: 'Total', direction: 'descending' }} />,
  'Rows that lead on': () => (
    <DataTable {...common} rows={ORDERS} rowLink={({ number }) => storyLink(`#${number}`)} />
  ),
  'Stacked on a phone': () => <DataTable {...common} rows={ORDERS} isStacked />,
  'Stacked, rows that lead on': () => (
    <DataTable {...common} rows={ORDERS} isStacked rowLink={({ number }) => storyLink(`#${number}`)} />
  ),
  Loading: () => <DataTable {...common} rows={null} />,
  'Loading, stacked': () => <DataTable {...common} rows={null} isStacked />,
  Empty: () => <DataTable {...common} rows={[]} />,
}
