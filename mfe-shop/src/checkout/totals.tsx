import { formatPrice } from '@nireeka/contracts'
import { CartFreeShipping, Price } from '@nireeka/ui'
import type { ReactNode } from 'react'

import type { Country, Quote } from './checkout.api.ts'
import styles from './summary.module.css'

interface Props {
  quote: Quote
  country: Country | undefined
  isStale: boolean
}

/** The totals. They are dimmed while being recalculated, and announced to screen readers when they are known. */
export function Totals({ quote, country, isStale }: Props) {
  const taxLabel = country?.taxLabel ?? 'Tax'
  return (
    <>
      <dl className={styles.amounts} aria-busy={isStale}>
        <Amount label="Subtotal" dollars={quote.subtotal} />
        {quote.discount > 0 ? (
          <Amount
            label={quote.promo ? `Discount, ${quote.promo.code}` : 'Discount'}
            dollars={-quote.discount}
          />
        ) : null}
        <Amount label={shippingLabel(quote)} dollars={quote.shipping} free="Free" />
        <Amount label={taxLabel} dollars={quote.tax} />
        {quote.credits > 0 ? (
          <>
            <Amount label="Total" dollars={quote.total} />
            <Amount label="Store credit" dollars={-quote.credits} />
            <Amount label="To pay" dollars={quote.payable} />
          </>
        ) : (
          <Amount label="Total" dollars={quote.total} />
        )}
      </dl>
      {quote.freeShipping ? <CartFreeShipping {...quote.freeShipping} /> : null}
      <p className="visually-hidden" role="status">
        {isStale ? '' : totalsText(quote, taxLabel)}
      </p>
    </>
  )
}

function shippingLabel({ methods, method }: Quote) {
  const title = methods.find(({ id }) => id === method)?.title
  return title ? `Shipping, ${title.toLowerCase()}` : 'Shipping'
}

function totalsText({ shipping, tax, payable }: Quote, taxLabel: string) {
  if (shipping === null || tax === null || payable === null) return 'We don’t ship there yet.'
  return `Shipping ${formatPrice(shipping)}, ${taxLabel} ${formatPrice(tax)}, to pay ${formatPrice(payable)}.`
}

interface AmountProps {
  label: string
  dollars: number | null
  /** The text shown instead of $0. */
  free?: ReactNode
}

const Amount = ({ label, dollars, free }: AmountProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{dollars === null ? '–' : dollars === 0 && free ? free : <Signed dollars={dollars} />}</dd>
  </div>
)

const Signed = ({ dollars }: { dollars: number }) => (
  <span>
    {dollars < 0 ? '−' : ''}
    <Price dollars={Math.abs(dollars)} />
  </span>
)
