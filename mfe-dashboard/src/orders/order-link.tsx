import { Link } from '@nireeka/kit/router'

import { fetchedAhead, LAZY_PAGES } from '../lazy-pages.ts'
import styles from './order-link.module.css'

/** An order's number in a table, linked to the order. */
export const OrderLink = ({ order: { id, number } }: { order: { id: number; number: string } }) => (
  <Link className={styles.link} to={`/dashboard/orders/${id}`} {...fetchedAhead(LAZY_PAGES.order)}>
    {number}
  </Link>
)
