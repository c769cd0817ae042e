import { type Cart, formatPrice, orderTotal, subtotal } from '@nireeka/contracts'

import cartStyles from './cart.module.css'
import styles from './cart-totals.module.css'
import { Price } from './price.tsx'

/** Subtotal and order total, with shipping and tax for members, whose country is known (spec, section 2). */
export function CartTotals({ cart }: { cart: Cart }) {
  const { facts, check } = cart
  const note = noteOf(cart)
  return (
    <>
      <dl className={styles.totals} aria-live="polite" aria-busy={check === 'asking'}>
        <Row label="Subtotal" amount={subtotal(cart)} />
        {facts?.discount ? (
          <div>
            <dt>Discount</dt>
            <dd>−{formatPrice(facts.discount)}</dd>
          </div>
        ) : null}
        {note ? null : <ShippingAndTax {...cart} />}
        <Row label="Order total" amount={orderTotal(cart)} />
      </dl>
      {note ? <p className={cartStyles.note}>{note}</p> : null}
    </>
  )
}

/** Returns why shipping and tax aren't shown; null when they are. */
function noteOf({ shipping, facts }: Cart): string | null {
  if (shipping === null) return 'Shipping and tax are calculated at checkout.'
  const country = facts?.country
  if (!country || country.isServed) return null
  return `We don’t ship to ${country.name} yet. Choose another country at checkout.`
}

const ShippingAndTax = ({ shipping, tax }: Cart) => (
  <>
    <Row label="Shipping" amount={shipping ?? 0} free="Free" />
    <Row label="Tax" amount={tax ?? 0} />
  </>
)

interface RowProps {
  label: string
  amount: number
  /** The text shown instead of $0. */
  free?: string
}

const Row = ({ label, amount, free }: RowProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{amount === 0 && free ? free : <Price dollars={amount} />}</dd>
  </div>
)
