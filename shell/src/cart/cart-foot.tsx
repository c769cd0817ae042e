import type { Cart } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { Button, buttonClass, CartTotals, type useTypedPromo } from '@nireeka/ui'

import styles from './cart-modal.module.css'

interface Props {
  cart: Cart
  /** Sends a code that is typed and not applied; null: the way on is free. */
  send: ReturnType<typeof useTypedPromo>['send']
  close: () => void
}

export const CHECKOUT = '/shop/cart/checkout'
const WAY = { size: 'large', isWide: true } as const

/** What it comes to and the ways on: in sight however long the list above is. */
export const CartFoot = ({ cart, send, close }: Props) => (
  <div className={styles.foot}>
    <CartTotals cart={cart} />
    {send ? (
      <Button {...WAY} {...send}>
        Continue to Payment
      </Button>
    ) : (
      <Link className={buttonClass(WAY)} to={CHECKOUT} onClick={close}>
        Continue to Payment
      </Link>
    )}
    <Link className={buttonClass({ tone: 'quiet', isWide: true })} to="/shop/cart" onClick={close}>
      View cart
    </Link>
  </div>
)
