import { formatNumber } from '@nireeka/contracts'
import { DateText } from '@nireeka/ui'

import { Below } from '../below.tsx'
import type { ListDefinition } from '../list/list.ts'
import { selectFilter } from '../list/select-filter.ts'
import { Available } from './available.tsx'
import { countStock, exportStock, readStock, type StockRow } from './stock.api.ts'
import { TYPE_LABELS } from './stock-labels.ts'

/** The list of everything that has counted stock. */
export const STOCK_LIST: ListDefinition<StockRow> = {
  name: 'stock',
  title: 'Stock',
  nouns: ['item', 'items'],
  firstSort: 'available',
  columns: [
    {
      header: 'Item',
      cell: ({ title, number }) => (
        <>
          {title}
          {number ? <Below>{number}</Below> : null}
        </>
      ),
      sort: { name: 'name', first: 'ascending' },
    },
    { header: 'Kind', cell: ({ type }) => TYPE_LABELS[type] ?? type, isFact: true },
    { header: 'In stock', cell: ({ inStock }) => formatNumber(inStock ?? 0), align: 'end' },
    { header: 'Reserved', cell: ({ held }) => formatNumber(held), align: 'end' },
    {
      header: 'Available',
      cell: ({ available }) => <Available pieces={available} />,
      align: 'end',
      isFact: true,
      sort: { name: 'available', first: 'ascending' },
    },
    {
      header: 'Back in stock',
      cell: ({ restockOn }) => (restockOn ? <DateText date={restockOn} format="shortDay" /> : '–'),
      sort: { name: 'back', first: 'ascending' },
    },
  ],
  filters: [
    {
      kind: 'chips',
      name: 'level',
      label: 'Stock level',
      any: 'All',
      options: [
        { value: 'low', label: 'Low' },
        { value: 'out', label: 'Out' },
      ],
    },
    selectFilter({ name: 'type', label: 'Kind', options: TYPE_LABELS }),
  ],
  search: { label: 'Search stock', placeholder: 'Name or SKU' },
  nameOf: ({ title }) => title,
  pathOf: ({ item }) => `/backoffice/stock/${item.kind}/${item.id}`,
  read: readStock,
  count: countStock,
  exportCsv: exportStock,
  empty: {
    title: 'No stock is counted yet',
    text: 'Products and parts appear here once their stock is counted.',
  },
}
