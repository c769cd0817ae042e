import type { Cart, CartPort } from '@nireeka/contracts'
import { RETURN_DAYS } from '@nireeka/contracts/api'
import { Link } from '@nireeka/kit/router'
import { CartPromo, CartTotals, Icon, type useTypedPromo } from '@nireeka/ui'
import type { RefObject } from 'react'

import { EstimatedTotals, EstimateNote } from '../totals/estimated-totals.tsx'
import { PaymentMarks } from '../totals/payment-marks.tsx'
import { usePaymentMethods } from '../totals/payment-methods.api.ts'
import styles from './cart.module.css'
import { Estimate } from './estimate.tsx'
import { FreeShipping } from './free-shipping.tsx'
import { ToPayment } from './to-payment.tsx'

interface Props {
  cart: Cart
  port: CartPort
  /** The promo code, and how a typed one is applied on the way to the payment. */
  typed: ReturnType<typeof useTypedPromo>
  /** Is set to the element of the button. */
  button: RefObject<HTMLDivElement | null>
}

/**
 * The totals and the checkout link: beside the lines, or below them on a phone, whose first screen has the button of a
 * short cart, as it comes before what changes the totals. Members are told shipping and tax, guests an estimate.
 */
export function Sum({ cart, port, typed: { promo, send }, button }: Props) {
  const providers = usePaymentMethods()
  return (
    <aside className={styles.sum} aria-label="Order summary">
      <FreeShipping cart={cart} />
      {cart.shipping === null ? <EstimatedTotals cart={cart} /> : <CartTotals cart={cart} />}
      <div ref={button}>
        <ToPayment send={send} size="large" isWide />
      </div>
      {cart.shipping === null ? <EstimateNote cart={cart} /> : null}
      <Estimate cart={cart} port={port} />
      <CartPromo facts={cart.facts ?? null} {...promo} />
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
