import type { Cart } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { PageFrame } from '@nireeka/ui'
import { useEffect } from 'react'

import { EmptyCart } from '../cart/empty-cart.tsx'
import { isBike } from '../cart/is-bike.ts'
import { estimatedShipping, estimatedTotal, isEstimatePending } from '../totals/estimated.ts'
import { EstimatedTotals, EstimateNote } from '../totals/estimated-totals.tsx'
import { PaymentMarks } from '../totals/payment-marks.tsx'
import { usePaymentMethods } from '../totals/payment-methods.api.ts'
import { AccountChoice } from './account-choice.tsx'
import { cartArrival } from './arrival.ts'
import { Assurances } from './assurances.tsx'
import styles from './checkout.module.css'
import { Section } from './section.tsx'
import { Summary } from './summary.tsx'
import { Waiting } from './waiting.tsx'

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
      <div className={styles.columns}>
        <Summary
          lines={lines}
          sum={estimatedTotal(cart)}
          sumNote={sumNote(cart)}
          isNotePending={isEstimatePending(cart)}
          isStale={cart.check === 'asking'}
          arrival={cartArrival(lines)}
        >
          <EstimatedTotals cart={cart} />
          <EstimateNote cart={cart} />
          <Link className={styles.back} to="/shop/cart">
            Change your cart
          </Link>
        </Summary>
        <div className={styles.sections}>
          <Section
            name="contact"
            look="open"
            title="Create an account or log in"
            lead="Needed to track and return your order."
          >
            <AccountChoice />
          </Section>
          <Section name="delivery" look="later" />
          <Section name="shipping" look="later" />
          <Section name="payment" look="later" preview={<PaymentMarks providers={providers} />} />
          <Section name="review" look="later" />
          <Assurances hasBike={lines.some(isBike)} />
        </div>
      </div>
    </PageFrame>
  )
}

const sumNote = (cart: Cart) =>
  isEstimatePending(cart) || estimatedShipping(cart) !== null ? 'before tax' : 'before shipping and tax'

const NothingToOrder = () => (
  <PageFrame kind="catalogue" heading="Checkout">
    <EmptyCart />
  </PageFrame>
)
