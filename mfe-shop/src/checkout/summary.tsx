import { Icon, Price } from '@nireeka/ui'
import { type ReactNode, useId, useState } from 'react'

import { OrderItems, type OrderLine } from './order-items.tsx'
import styles from './summary.module.css'

interface Props {
  lines: readonly OrderLine[]
  /** The total in the folded summary's header; null while unknown. */
  sum: number | null
  /** What the total in the header doesn't include: "before tax". */
  sumNote?: string
  /** Whether the note isn't certain yet: it keeps its place unseen. */
  isNotePending?: boolean
  isStale: boolean
  /** When the order is there; its place is kept while it is undefined, so that nothing moves then. */
  arrival: string | null | undefined
  /** The totals. */
  children: ReactNode
}

/**
 * The order summary beside the sections. On a phone it is folded above them to a line with arrival and total.
 */
export function Summary({ lines, sum, sumNote, isNotePending = false, isStale, arrival, children }: Props) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <aside className={styles.summary} aria-label="Your order">
      <div className={styles.panel}>
        <h2 className={styles.heading}>Your order</h2>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>
            <span className={styles.toggleText}>
              Order summary <Icon name="chevron-down" />
            </span>
            {arrival === null ? null : <small className={styles.note}>{arrival ?? '\u00a0'}</small>}
          </span>
          {sum === null ? null : (
            <span className={styles.sum} data-stale={isStale || undefined}>
              <Price dollars={sum} />
              {sumNote ? (
                <small className={styles.note} data-pending={isNotePending || undefined}>
                  {' '}
                  {sumNote}
                </small>
              ) : null}
            </span>
          )}
        </button>
        <div id={id} className={styles.content} data-open={isOpen || undefined}>
          <OrderItems label="Items" lines={lines} />
          {children}
        </div>
        {arrival === null ? null : <Arrival text={arrival} />}
      </div>
    </aside>
  )
}

/** When the order is there, below the totals; the folded summary of a phone has it in its line. */
const Arrival = ({ text }: { text: string | undefined }) => (
  <p className={styles.arrival} aria-hidden={text === undefined || undefined}>
    {text ? (
      <>
        <Icon name="box" /> {text}
      </>
    ) : null}
  </p>
)
