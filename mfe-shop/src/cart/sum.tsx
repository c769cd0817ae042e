import type { Cart, CartPort } from '@nireeka/contracts'
import { RETURN_DAYS } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Button, buttonClass, CartPromo, CartTotals, Icon, useTypedPromo } from '@nireeka/ui'

import { EstimatedTotals } from '../totals/estimated-totals.tsx'
import { PaymentMarks } from '../totals/payment-marks.tsx'
import { usePaymentMethods } from '../totals/payment-methods.api.ts'
import styles from './cart.module.css'
import { Estimate } from './estimate.tsx'

const CHECKOUT = '/shop/cart/checkout'
const WAY = { size: 'large', isWide: true } as const

/**
 * The totals and the checkout link: beside the lines, or below them on a phone. Members are told shipping and tax, guests
 * an estimate.
 */
export function Sum({ cart, port }: { cart: Cart; port: CartPort }) {
  const { navigate } = usePlatform()
  const providers = usePaymentMethods()
  const { promo, send } = useTypedPromo(port, () => navigate(CHECKOUT))
  return (
    <aside className={styles.sum} aria-label="Order summary">
      <Estimate cart={cart} port={port} />
      <CartPromo facts={cart.facts ?? null} {...promo} />
      {cart.shipping === null ? <EstimatedTotals cart={cart} /> : <CartTotals cart={cart} />}
      {send ? (
        <Button {...WAY} {...send}>
          Continue to Payment
        </Button>
      ) : (
        <Link className={buttonClass(WAY)} to={CHECKOUT}>
          Continue to Payment
        </Link>
      )}
      <PaymentMarks providers={providers} />
      <p className={styles.promise}>
        <Icon name="box" />
        <span>
          <strong>{RETURN_DAYS} days to return it</strong> from the day it’s delivered.{' '}
          <Link to="/rrpolicy">Returns and refunds</Link>
        </span>
      </p>
      <Link className={styles.back} to="/shop/accessories">
        Continue shopping
      </Link>
    </aside>
  )
}
