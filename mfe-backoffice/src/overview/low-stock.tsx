import { formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { Badge, type Column, DataTable } from '@nireeka/ui'

import { Below } from '../below.tsx'
import type { ScarceProduct } from './overview.api.ts'
import { readable } from '../labels.ts'

const COLUMNS: Array<Column<ScarceProduct>> = [
  {
    header: 'Product',
    cell: ({ title, kind, number }) => (
      <>
        {title}
        <Below>{number ? `${readable(kind)} ${number}` : readable(kind)}</Below>
      </>
    ),
    sortBy: ({ title }) => title,
  },
  {
    header: 'In stock',
    cell: ({ stock }) => (stock === 0 ? <Badge tone="danger">None</Badge> : formatNumber(stock)),
    sortBy: ({ stock }) => stock,
    align: 'end',
  },
]

export const LowStock = ({ products }: { products: ScarceProduct[] | null }) => (
  <DataTable
    caption="Low stock"
    columns={COLUMNS}
    rows={products}
    rowKey={({ id }) => id}
    empty="Nothing is low in stock."
    rowLink={({ id }) => <Link to={`/backoffice/stock/product/${id}`} />}
  />
)
