import type { Cart } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { buttonClass, CartTotals } from '@nireeka/ui'
import type { RefObject } from 'react'

import styles from './cart-modal.module.css'

interface Props {
  cart: Cart
  /** The link to the checkout. */
  way: RefObject<HTMLAnchorElement | null>
  close: () => void
}

/** What it comes to and the ways on: in sight however long the list above is. */
export const CartFoot = ({ cart, way, close }: Props) => (
  <div className={styles.foot}>
    <CartTotals cart={cart} />
    <Link
      ref={way}
      className={buttonClass({ size: 'large', isWide: true })}
      to="/shop/cart/checkout"
      onClick={close}
    >
      Continue to Payment
    </Link>
    <Link className={buttonClass({ tone: 'quiet', isWide: true })} to="/shop/cart" onClick={close}>
      View cart
    </Link>
  </div>
)
