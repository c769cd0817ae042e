import type { ReactNode } from 'react'

import { fillLink, type LinkElement } from '../link-slot.ts'
import styles from './order-lines.module.css'
import { Picture } from './picture.tsx'
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

/** A line with its picture, title and sum. On paper it has neither picture nor actions. */
export const OrderLineRow = ({ image, title, link, sum, children, actions }: RowProps) => (
  <li className={styles.line}>
    <span className={styles.picture}>
      <Picture src={image} alt="" sizes="6rem" />
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
