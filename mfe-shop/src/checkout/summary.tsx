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
  isStale: boolean
  /** The totals. */
  children: ReactNode
  /** Shown below; on a phone after the sections. */
  foot?: ReactNode
}

/**
 * The order summary beside the sections. On a phone it is one line above them with the total, which unfolds, and its foot
 * comes after them.
 */
export function Summary({ lines, sum, sumNote, isStale, children, foot }: Props) {
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
          <span className={styles.toggleText}>
            Order summary <Icon name="chevron-down" />
          </span>
          {sum === null ? null : (
            <span className={styles.sum} data-stale={isStale || undefined}>
              <Price dollars={sum} />
              {sumNote ? <small className={styles.sumNote}> {sumNote}</small> : null}
            </span>
          )}
        </button>
        <div id={id} className={styles.content} data-open={isOpen || undefined}>
          <OrderItems label="Items" lines={lines} />
          {children}
        </div>
      </div>
      {foot}
    </aside>
  )
}
