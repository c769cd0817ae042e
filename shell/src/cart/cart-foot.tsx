import type { Cart } from '@nireeka/contracts'
import { Link, useNavigate } from '@nireeka/kit/router'
import { buttonClass, CartTotals } from '@nireeka/ui'
import type { MouseEvent } from 'react'

import styles from './cart-modal.module.css'

interface Props {
  cart: Cart
  /** May hold the way up, and goes on then by itself. */
  onCheckout: (event: MouseEvent, goOn: () => void) => void
  close: () => void
}

const CHECKOUT = '/shop/cart/checkout'

/** What it comes to and the ways on: in sight however long the list above is. */
export function CartFoot({ cart, onCheckout, close }: Props) {
  const navigate = useNavigate()
  function goOn() {
    void navigate(CHECKOUT)
    close()
  }
  return (
    <div className={styles.foot}>
      <CartTotals cart={cart} />
      <Link
        className={buttonClass({ size: 'large', isWide: true })}
        to={CHECKOUT}
        onClick={(event) => {
          onCheckout(event, goOn)
          if (!event.defaultPrevented) close()
        }}
      >
        Continue to Payment
      </Link>
      <Link className={buttonClass({ tone: 'quiet', isWide: true })} to="/shop/cart" onClick={close}>
        View cart
      </Link>
    </div>
  )
}
