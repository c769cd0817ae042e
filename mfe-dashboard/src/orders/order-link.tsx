import { Link } from '@nireeka/kit/router'

import styles from './order-link.module.css'

/** An order's number in a table, linked to the order. */
export const OrderLink = ({ order: { id, number } }: { order: { id: number; number: string } }) => (
  <Link className={styles.link} to={`/dashboard/orders/${id}`}>
    {number}
  </Link>
)
