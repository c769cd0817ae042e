import { formatNumber, formatPrice } from '@nireeka/contracts'

import { Below } from '../below.tsx'
import type { ItemChange } from './import.api.ts'
import styles from './import.module.css'

/** The most items that are shown; the import makes all changes. */
const MOST_ITEMS = 200

const statusOf = (isPublished: boolean) => (isPublished ? 'Published' : 'Unpublished')

interface DifferenceProps<Value> {
  label: string
  of: { before: Value; after: Value } | undefined
  show: (value: Value) => string
}

function Difference<Value>({ label, of, show }: DifferenceProps<Value>) {
  if (!of) return null
  return (
    <span className={styles.difference}>
      <span className={styles.label}>{label}</span>{' '}
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

const Item = ({ change: { title, number, stock, price, published } }: { change: ItemChange }) => (
  <li className={styles.item}>
    <span className={styles.name}>
      {title}
      {number ? <Below>{number}</Below> : null}
    </span>
    <span className={styles.changes}>
      <Difference label="Available" of={stock} show={formatNumber} />
      <Difference label="Price" of={price} show={formatPrice} />
      <Difference label="Status" of={published} show={statusOf} />
    </span>
  </li>
)

/** What an import would change, before and after. */
export const DifferenceList = ({ changes }: { changes: readonly ItemChange[] }) => (
  <section className={styles.part} aria-labelledby="changes">
    <h2 id="changes" className={styles.heading}>
      Changes
    </h2>
    {changes.length === 0 ? <p>This file makes no changes.</p> : null}
    <ul aria-label="Changes" className={styles.items}>
      {changes.slice(0, MOST_ITEMS).map((change) => (
        <Item key={`${change.kind} ${change.id}`} change={change} />
      ))}
    </ul>
    {changes.length > MOST_ITEMS ? (
      <p className={styles.quiet}>
        The first {MOST_ITEMS} of {formatNumber(changes.length)} changes.
      </p>
    ) : null}
  </section>
)
