import { formatDate, formatPrice } from '@nireeka/contracts'
import { Badge, DefinitionList, Price } from '@nireeka/ui'

import { AddToCart } from './add-to-cart.tsx'
import { STOCK_TONES, stockLabel } from './availability.ts'
import { fitOf } from './part-fit.tsx'
import styles from './part-page.module.css'
import { serviceOf } from './part-service.tsx'
import type { SpareDetails } from './spares.api.ts'

/**
 * Price and stock, the condition under which the part fits, and the button that buys it. Below, in one table, the bikes it
 * fits, its delivery, and how it is fitted.
 */
export function PartOffer({ part }: { part: SpareDetails }) {
  const hint = [part.fitCondition, part.note].filter(Boolean).join(' ')
  return (
    <div className={styles.buy}>
      <p className={styles.price}>
        <Price dollars={part.price} />
        <Badge tone={STOCK_TONES[part.availability]}>{stockLabel(part)}</Badge>
      </p>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      <AddToCart part={part} isLarge hasQuantity />
      <div className={styles.facts}>
        <DefinitionList items={[...fitOf(part), ...deliveryOf(part), ...serviceOf(part)]} />
      </div>
    </div>
  )
}

function deliveryOf({ delivery, restockOn, availability }: SpareDetails) {
  const back = availability === 'out_of_stock' && restockOn ? new Date(restockOn) : null
  return [
    ...(back ? [{ term: 'Back in stock', details: `Expected on ${formatDate(back, 'dayOfYear')}` }] : []),
    ...(delivery
      ? [
          { term: 'Delivery', details: timeOf(delivery) },
          { term: 'Shipping', details: <Shipping delivery={delivery} /> },
        ]
      : []),
  ]
}

const Shipping = ({ delivery }: { delivery: Delivery }) => (
  <>
    {shippingOf(delivery)}
    <span className={styles.terms}>Tax and other countries are calculated at checkout.</span>
  </>
)

type Delivery = NonNullable<SpareDetails['delivery']>

const WITH_ARTICLE = /^(United|Netherlands)/

function timeOf({ country, days: { min, max } }: Delivery): string {
  const span = min === max ? `${min}` : `${min} to ${max}`
  return `${span} ${max === 1 ? 'working day' : 'working days'} to ${WITH_ARTICLE.test(country) ? 'the ' : ''}${country}`
}

function shippingOf({ price, freeFrom }: Delivery): string {
  if (price === 0) return 'Free'
  return freeFrom === null ? formatPrice(price) : `${formatPrice(price)}, free from ${formatPrice(freeFrom)}`
}
