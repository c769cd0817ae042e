import type { CartBuild } from '@nireeka/contracts'
import { layersOf } from '@nireeka/contracts/bike-layers'
import { CartParts, Icon, LayeredPicture, Price } from '@nireeka/ui'
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
  /** Present on a bike or upgrades, whose parts the shopper has chosen. */
  build?: Pick<CartBuild, 'partIds'> | null
  /** A message about the line that its owner must know. */
  notice?: string | null
}

interface Props {
  lines: readonly Line[]
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
          <ul aria-label="Items">
            {lines.map((line) => (
              <li key={line.id} className={styles.line}>
                <LayeredPicture
                  src={line.image}
                  layers={layersOf(line.image, line.build?.partIds ?? [])}
                  alt=""
                  sizes="6rem"
                />
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
      </div>
      {foot}
    </aside>
  )
}
