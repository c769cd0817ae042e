import type { Cart, CartPort } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { buttonClass, CartFreeShipping, CartPromo, CartTotals } from '@nireeka/ui'

import styles from './cart.module.css'

/** What it comes to, and the way on: beside the lines, or below them on a phone. */
export const Sum = ({ cart, port }: { cart: Cart; port: CartPort }) => (
  <aside className={styles.sum} aria-label="What it costs">
    {cart.facts?.freeShipping ? <CartFreeShipping {...cart.facts.freeShipping} /> : null}
    <CartPromo facts={cart.facts ?? null} port={port} />
    <CartTotals cart={cart} />
    <Link className={buttonClass({ size: 'large', isWide: true })} to="/shop/cart/checkout">
      Continue to Payment
    </Link>
    <Link className={styles.back} to="/shop/accessories">
      Go on shopping
    </Link>
  </aside>
)
