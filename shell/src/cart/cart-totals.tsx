import { type Cart, orderTotal, subtotal } from '@nireeka/contracts'
import { Price } from '@nireeka/ui'

import styles from './cart-modal.module.css'

/** Subtotal and order total; shipping and tax too for members, whose country is known (spec, section 2). */
export function CartTotals({ cart }: { cart: Cart }) {
  return (
    <dl className={styles.totals}>
      <Row label="Subtotal" amount={subtotal(cart)} />
      {cart.shipping === null ? null : <Row label="Shipping" amount={cart.shipping} />}
      {cart.tax === null ? null : <Row label="Tax" amount={cart.tax} />}
      <Row label="Order total" amount={orderTotal(cart)} />
    </dl>
  )
}

const Row = ({ label, amount }: { label: string; amount: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <Price dollars={amount} />
    </dd>
  </div>
)
