import { formatPrice } from '@nireeka/contracts'
import { CartFreeShipping } from '@nireeka/ui'

import { Amount, Amounts } from '../totals/amounts.tsx'
import type { Country, Quote } from './checkout.api.ts'

interface Props {
  quote: Quote
  country: Country | undefined
  isStale: boolean
}

/**
 * The totals. They are dimmed while being recalculated, and announced to screen readers when they are known. Once
 * shipping is free, the totals say so themselves.
 */
export function Totals({ quote, country, isStale }: Props) {
  const taxLabel = nameOfTax(country)
  return (
    <>
      <Amounts isBusy={isStale}>
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
            <Amount label="Order total" dollars={quote.total} />
            <Amount label="Store credit" dollars={-quote.credits} />
            <Amount label="To pay" dollars={quote.payable} />
          </>
        ) : (
          <Amount label="Order total" dollars={quote.total} />
        )}
      </Amounts>
      {quote.freeShipping && quote.freeShipping.missing > 0 ? (
        <CartFreeShipping {...quote.freeShipping} />
      ) : null}
      <p className="visually-hidden" role="status">
        {isStale ? '' : totalsText(quote, taxLabel)}
      </p>
    </>
  )
}

/** Sales tax is called tax, as in the cart; VAT and GST keep their names. */
const nameOfTax = (country: Country | undefined) =>
  !country || country.taxLabel === 'Sales tax' ? 'Tax' : country.taxLabel

function shippingLabel({ methods, method }: Quote) {
  const title = methods.find(({ id }) => id === method)?.title
  return title ? `Shipping, ${title.toLowerCase()}` : 'Shipping'
}

function totalsText({ shipping, tax, payable }: Quote, taxLabel: string) {
  if (shipping === null || tax === null || payable === null) return 'We don’t ship there yet.'
  return `Shipping ${formatPrice(shipping)}, ${taxLabel} ${formatPrice(tax)}, to pay ${formatPrice(payable)}.`
}
