import { formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { type Column, DataTable, DateText } from '@nireeka/ui'

import { Below } from '../../below.tsx'
import { Available } from '../available.tsx'
import type { Stock } from '../stock.api.ts'
import styles from '../stock.module.css'

type Row = Pick<Stock, 'inStock' | 'held' | 'available' | 'restockOn'> & {
  /** The variant's id; null for the sums. */
  id: number | null
  title: string
  number: string | null
}

// Three columns, so that a phone shows all of them.
const COLUMNS: Array<Column<Row>> = [
  {
    header: 'Variant',
    cell: ({ id, title, number, restockOn }) =>
      id === null ? (
        <strong>{title}</strong>
      ) : (
        <>
          <Link to={`/backoffice/stock/product/${id}`}>{title}</Link>
          {number ? <Below>{number}</Below> : null}
          {restockOn ? (
            <Below>
              Back in stock <DateText date={restockOn} format="shortDay" />
            </Below>
          ) : null}
        </>
      ),
  },
  {
    header: 'In stock',
    cell: ({ inStock, held }) => (
      <>
        {inStock === null ? '–' : formatNumber(inStock)}
        {held > 0 ? <Below>{formatNumber(held)} reserved</Below> : null}
      </>
    ),
    align: 'end',
  },
  { header: 'Available', cell: ({ available }) => <Available pieces={available} />, align: 'end' },
]

/** The stock of each variant of a product, and of all of them. Each variant’s own page changes it. */
export const VariantsStock = ({ stock }: { stock: Stock }) => (
  <section className={styles.part} aria-labelledby="variants">
    <h2 id="variants" className={styles.heading}>
      Variants
    </h2>
    <p className={styles.quiet}>
      Each variant has its own stock. Open one to receive, count or write off pieces.
    </p>
    <DataTable
      caption="Stock of each variant"
      isCaptionHidden
      columns={COLUMNS}
      rows={[...stock.variants, { ...stock, id: null, title: 'All variants', number: null, restockOn: null }]}
      rowKey={({ id }) => id ?? 0}
      empty=""
    />
    <p>
      <Link to={`/backoffice/products/${stock.id}`}>Edit this product</Link>
    </p>
  </section>
)
