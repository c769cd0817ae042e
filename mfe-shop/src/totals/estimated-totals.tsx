import { type Cart, subtotal } from '@nireeka/contracts'

import { inCountry } from '../in-country.ts'
import { Amount, Amounts } from './amounts.tsx'
import { estimatedShipping, estimatedTotal, isEstimatePending } from './estimated.ts'
import styles from './totals.module.css'

/** The amounts of a cart whose tax isn't known yet. */
export function EstimatedTotals({ cart }: { cart: Cart }) {
  const discount = cart.facts?.discount ?? 0
  const country = cart.facts?.estimate?.country.name
  return (
    <Amounts isBusy={cart.check === 'asking'} isLive>
      <Amount label="Subtotal" dollars={subtotal(cart)} />
      {discount > 0 ? <Amount label="Discount" dollars={-discount} /> : null}
      <Amount
        label={country ? `Shipping to ${inCountry(country)}` : 'Shipping'}
        dollars={estimatedShipping(cart)}
        free="Free"
      />
      <Amount label="Estimated total" dollars={estimatedTotal(cart)} />
    </Amounts>
  )
}

/** Says what an estimated total doesn't include. While it isn't known, the place of the usual sentence is kept. */
export function EstimateNote({ cart }: { cart: Cart }) {
  const isPending = isEstimatePending(cart)
  return (
    <p className={styles.note} data-pending={isPending || undefined}>
      {isPending || estimatedShipping(cart) !== null
        ? 'Before tax, which depends on your address.'
        : 'Before shipping and tax, which depend on your address.'}
    </p>
  )
}
