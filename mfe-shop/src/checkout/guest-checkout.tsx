import { usePlatform, useStream } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { PageFrame } from '@nireeka/ui'
import { useEffect } from 'react'

import { EmptyCart } from '../cart/empty-cart.tsx'
import { isBike } from '../cart/is-bike.ts'
import { estimatedShipping, estimatedTotal } from '../totals/estimated.ts'
import { EstimatedTotals } from '../totals/estimated-totals.tsx'
import { usePaymentMethods } from '../totals/payment-methods.api.ts'
import { AccountChoice } from './account-choice.tsx'
import { cartArrival } from './arrival.ts'
import { Assurances } from './assurances.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import styles from './checkout.module.css'
import { OrderFoot } from './order-foot.tsx'
import { Section } from './section.tsx'
import { Summary } from './summary.tsx'
import { Waiting } from './waiting.tsx'

/** What each section asks for once there is an account. */
const NEXT = [
  ['delivery', 'Where we deliver, and to whom.'],
  ['shipping', 'The ways to ship it, each with its price and arrival.'],
  ['payment', 'How you’d like to pay, with promo codes and store credit.'],
  ['review', 'The full total with shipping and tax, before you pay.'],
] as const

/** A guest's order summary with the ways to an account, because buying needs one (spec, section 6). */
export function GuestCheckout() {
  const { cart: port } = usePlatform()
  const { status, cart } = useStream(port.state$)
  useEffect(() => port.attend(), [port])
  const { lines } = cart
  const providers = usePaymentMethods()
  if (lines.length === 0 && status === 'loading') return <Waiting />
  if (lines.length === 0) return <NothingToOrder />
  return (
    <PageFrame kind="catalogue" heading="Checkout">
      <CheckoutSteps open="contact" />
      <div className={styles.columns}>
        <Summary
          lines={lines}
          sum={estimatedTotal(cart)}
          sumNote={estimatedShipping(cart) === null ? 'before shipping and tax' : 'before tax'}
          isStale={cart.check === 'asking'}
          foot={<OrderFoot arrival={cartArrival(lines)} providers={providers} />}
        >
          <EstimatedTotals cart={cart} />
          <Link className={styles.back} to="/shop/cart">
            Change your cart
          </Link>
        </Summary>
        <div className={styles.sections}>
          <Section name="contact" look="open" title="Log in or create an account">
            <AccountChoice />
          </Section>
          {NEXT.map(([name, text]) => (
            <Section key={name} name={name} look="later" hint={text} />
          ))}
          <Assurances hasBike={lines.some(isBike)} />
        </div>
      </div>
    </PageFrame>
  )
}

const NothingToOrder = () => (
  <PageFrame kind="catalogue" heading="Checkout">
    <EmptyCart />
  </PageFrame>
)
