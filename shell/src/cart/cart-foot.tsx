import type { Cart } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { Button, buttonClass, CartTotals, type useTypedPromo } from '@nireeka/ui'

import styles from './cart-modal.module.css'

interface Props {
  cart: Cart
  /** Applies a promo code that is typed but not yet applied; null when there is none. */
  send: ReturnType<typeof useTypedPromo>['send']
  close: () => void
}

export const CHECKOUT = '/shop/cart/checkout'
const MAIN_BUTTON = { size: 'large', isWide: true } as const

/** The totals and the links to checkout and cart page, visible however long the list above is. */
export const CartFoot = ({ cart, send, close }: Props) => (
  <div className={styles.foot}>
    <CartTotals cart={cart} />
    {send ? (
      <Button {...MAIN_BUTTON} {...send}>
        Continue to Payment
      </Button>
    ) : (
      <Link className={buttonClass(MAIN_BUTTON)} to={CHECKOUT} onClick={close}>
        Continue to Payment
      </Link>
    )}
    <Link className={buttonClass({ tone: 'quiet', isWide: true })} to="/shop/cart" onClick={close}>
      View cart
    </Link>
  </div>
)
