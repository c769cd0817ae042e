import type { Cart } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import styles from './cart-modal.module.css'
import { CartTotals } from './cart-totals.tsx'

interface Props {
  cart: Cart
  close: () => void
}

/** What it comes to and the way on: in sight however long the list above is. */
export const CartFoot = ({ cart, close }: Props) => (
  <div className={styles.foot}>
    <CartTotals cart={cart} />
    {cart.shipping === null ? (
      <p className={styles.note}>Shipping and tax are worked out at the checkout.</p>
    ) : null}
    <Link className={buttonClass({ size: 'large', isWide: true })} to="/shop/cart/checkout" onClick={close}>
      Continue to Payment
    </Link>
  </div>
)
