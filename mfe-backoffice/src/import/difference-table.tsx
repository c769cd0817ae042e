import { formatNumber, formatPrice } from '@nireeka/contracts'
import { type Column, DataTable } from '@nireeka/ui'

import { Below } from '../below.tsx'
import type { ItemChange } from './import.api.ts'
import styles from './import.module.css'

/** The most rows that are shown; the import makes all changes. */
const MOST_ROWS = 200

const COLUMNS: Array<Column<ItemChange>> = [
  {
    header: 'Item',
    cell: ({ title, number }) => (
      <>
        {title}
        {number ? <Below>{number}</Below> : null}
      </>
    ),
  },
  { header: 'Available', cell: ({ stock }) => <Difference of={stock} show={formatNumber} />, align: 'end' },
  { header: 'Price', cell: ({ price }) => <Difference of={price} show={formatPrice} />, align: 'end' },
  { header: 'Status', cell: ({ published }) => <Difference of={published} show={statusOf} /> },
]

const statusOf = (isPublished: boolean) => (isPublished ? 'Published' : 'Unpublished')

interface DifferenceProps<Value> {
  of: { before: Value; after: Value } | undefined
  show: (value: Value) => string
}

function Difference<Value>({ of, show }: DifferenceProps<Value>) {
  if (!of) return <span className={styles.quiet}>–</span>
  return (
    <span className={styles.difference}>
      <del>
        <span className="visually-hidden">before: </span>
        {show(of.before)}
      </del>{' '}
      →{' '}
      <ins>
        <span className="visually-hidden">after: </span>
        {show(of.after)}
      </ins>
    </span>
  )
}

/** What an import would change, before and after. */
export const DifferenceTable = ({ changes }: { changes: readonly ItemChange[] }) => (
  <>
    <DataTable
      caption="Changes"
      columns={COLUMNS}
      rows={changes.slice(0, MOST_ROWS)}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      empty="Nothing changes."
    />
    {changes.length > MOST_ROWS ? (
      <p className={styles.quiet}>
        The first {MOST_ROWS} of {formatNumber(changes.length)} changes.
      </p>
    ) : null}
  </>
)
