import type { Cart, CartPort } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { buttonClass, CartFreeShipping, CartPromo, CartTotals } from '@nireeka/ui'

import styles from './cart.module.css'
import { useTypedCode } from './use-typed-code.ts'

/** What it comes to, and the way on: beside the lines, or below them on a phone. */
export function Sum({ cart, port }: { cart: Cart; port: CartPort }) {
  const { place, way, promo } = useTypedCode(port)
  return (
    <aside className={styles.sum} aria-label="What it costs">
      {cart.facts?.freeShipping ? <CartFreeShipping {...cart.facts.freeShipping} /> : null}
      <div ref={place}>
        <CartPromo facts={cart.facts ?? null} port={promo} />
      </div>
      <CartTotals cart={cart} />
      <Link ref={way} className={buttonClass({ size: 'large', isWide: true })} to="/shop/cart/checkout">
        Continue to Payment
      </Link>
      <Link className={styles.back} to="/shop/accessories">
        Go on shopping
      </Link>
    </aside>
  )
}
