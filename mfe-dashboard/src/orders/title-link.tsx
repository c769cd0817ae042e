import { Link } from '@nireeka/kit/router'
import { cardLinkClass } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { fetchedAhead, LAZY_PAGES } from '../lazy-pages.ts'
import styles from './title-link.module.css'

interface Props {
  /** The order's id. */
  id: number
  /** What the row is called. */
  children: ReactNode
}

/** The title of a row that leads to an order. Its link covers the whole row, a list item with a position. */
export const TitleLink = ({ id, children }: Props) => (
  <h3 className={styles.title}>
    <Link
      className={`${cardLinkClass} ${styles.link}`}
      to={`/dashboard/orders/${id}`}
      {...fetchedAhead(LAZY_PAGES.order)}
    >
      {children}
    </Link>
  </h3>
)
