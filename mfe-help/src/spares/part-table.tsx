import { Badge, type Column, DataTable, Price } from '@nireeka/ui'

import { AddToCart } from './add-to-cart.tsx'
import { STOCK_TONES, stockLabel } from './availability.ts'
import { PartDetails } from './part-details.tsx'
import type { Spare } from './spares.api.ts'
import styles from './part-table.module.css'

/** As many rows as a first screen has: their pictures don't wait. */
const FIRST_ROWS = 4

const columnsOf = (first: ReadonlySet<number>): ReadonlyArray<Column<Spare>> => [
  { header: 'Part number', cell: ({ number }) => <span className={styles.number}>{number}</span> },
  { header: 'Part', cell: (part) => <PartDetails part={part} isEager={first.has(part.id)} /> },
  { header: 'Price', align: 'end', cell: ({ price }) => <Price dollars={price} /> },
  {
    header: 'Stock',
    cell: (part) => <Badge tone={STOCK_TONES[part.availability]}>{stockLabel(part)}</Badge>,
  },
  { header: 'Buy', cell: (part) => <AddToCart part={part} hasQuantity /> },
]

/** The table of parts. On a phone each row becomes a block, so that there is no horizontal scrolling. */
export const PartTable = ({ parts }: { parts: Spare[] }) => (
  <div className={styles.table}>
    <DataTable
      caption="Spare parts"
      isCaptionHidden
      columns={columnsOf(new Set(parts.slice(0, FIRST_ROWS).map(({ id }) => id)))}
      rows={parts}
      rowKey={({ id }) => id}
      empty="No parts"
    />
  </div>
)
