import type { ReactNode } from 'react'

import { fillLink, type LinkElement } from '../link-slot.ts'
import { LayeredPicture } from './layered-picture.tsx'
import styles from './order-lines.module.css'
import { Price } from './price.tsx'

interface ListProps {
  /** Smaller text and less space, for pages of many figures. */
  isDense?: boolean
  /** One `OrderLineRow` for each line. */
  children: ReactNode
}

/** The lines of an order or a return. */
export const OrderLineList = ({ isDense = false, children }: ListProps) => (
  <ul className={styles.lines} data-dense={isDense || undefined}>
    {children}
  </ul>
)

interface RowProps {
  /** The address of the picture; null shows a placeholder. */
  image: string | null
  /** What is laid over the picture of a bike, the farthest first. */
  layers?: ReadonlyArray<{ src: string }>
  title: string
  /** The product's page. */
  link?: LinkElement | null
  /** What the line costs, in dollars; nothing where that isn't known any more. */
  sum?: number
  /** What stands below the title: count, progress, parts. */
  children: ReactNode
  /** Links to go on with this line, in a row of their own. */
  actions?: ReactNode
}

const NONE: NonNullable<RowProps['layers']> = []

/** A line with its picture, title and sum. On paper it has neither picture nor actions. */
export const OrderLineRow = ({ image, layers = NONE, title, link, sum, children, actions }: RowProps) => (
  <li className={styles.line}>
    <span className={styles.picture}>
      <LayeredPicture src={image} alt="" sizes="6rem" layers={layers} />
    </span>
    <div className={styles.words}>
      <span className={styles.title}>
        {link ? fillLink(link, { className: styles.link, children: title }) : title}
      </span>{' '}
      {children}
    </div>
    {sum === undefined ? null : (
      <span className={styles.sum}>
        <Price dollars={sum} />
      </span>
    )}
    {actions ? <div className={styles.actions}>{actions}</div> : null}
  </li>
)

/** A quiet line of text below a line's title. */
export const OrderLineNote = ({ children }: { children: ReactNode }) => (
  <span className={styles.note}>{children}</span>
)
