import { CartParts, Icon, Picture, Price } from '@nireeka/ui'
import { type ReactNode, useId, useState } from 'react'

import checkout from './checkout.module.css'
import styles from './summary.module.css'

interface Line {
  id: number
  title: string
  description: string
  image: string | null
  price: number
  count: number
  /** Of a bike or upgrades: somebody has chosen their parts. */
  build?: unknown
  /** What its owner has to know. */
  notice?: string | null
}

interface Props {
  lines: readonly Line[]
  /** Stands in the head of the folded summary; null while nobody knows it. */
  sum: number | null
  isStale: boolean
  /** What it costs. */
  children: ReactNode
}

/** What is bought and what it costs: beside the sections, or folded away above them with the sum in its head. */
export function Summary({ lines, sum, isStale, children }: Props) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <aside className={styles.summary} aria-label="Your order">
      <h2 className={styles.heading}>Your order</h2>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.toggleText}>
          Your order <Icon name="chevron-down" />
        </span>
        {sum === null ? null : (
          <span className={styles.sum} data-stale={isStale || undefined}>
            <Price dollars={sum} />
          </span>
        )}
      </button>
      <div id={id} className={styles.content} data-open={isOpen || undefined}>
        <ul>
          {lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <Picture src={line.image} alt="" sizes="6rem" />
              <div className={styles.what}>
                {line.title}
                <small className={checkout.note}>
                  {' '}
                  <span className={styles.count}>× {line.count}</span>
                </small>
                {line.build ? <CartParts text={line.description} /> : null}
                {line.notice ? <small className={styles.notice}>{line.notice}</small> : null}
              </div>
              <Price dollars={Math.round(line.price * 100 * line.count) / 100} />
            </li>
          ))}
        </ul>
        {children}
      </div>
    </aside>
  )
}
