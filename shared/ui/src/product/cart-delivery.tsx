import type { CartLine } from '@nireeka/contracts'

import styles from './cart.module.css'
import { deliveryText } from './cart-line-texts.ts'

/** When a line arrives. Its place is kept free until the server has said so, so that nothing moves then. */
export function CartDelivery({ line: { delivery } }: { line: Pick<CartLine, 'delivery'> }) {
  if (delivery === undefined) return <p className={styles.delivery} aria-hidden="true" />
  const text = deliveryText(delivery)
  return text ? <p className={styles.delivery}>{text}</p> : null
}
