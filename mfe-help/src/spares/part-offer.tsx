import { formatDate, formatPrice } from '@nireeka/contracts'
import { Badge, DefinitionList, Price } from '@nireeka/ui'

import { AddToCart } from './add-to-cart.tsx'
import { STOCK_TONES, stockLabel } from './availability.ts'
import styles from './part-page.module.css'
import type { SpareDetails } from './spares.api.ts'

/** Price, stock, when the part comes, and the button that buys it. */
export function PartOffer({ part }: { part: SpareDetails }) {
  const delivery = deliveryOf(part)
  return (
    <div className={styles.buy}>
      <p className={styles.price}>
        <Price dollars={part.price} />
        <Badge tone={STOCK_TONES[part.availability]}>{stockLabel(part)}</Badge>
      </p>
      {delivery.length > 0 ? <DefinitionList items={delivery} /> : null}
      <AddToCart part={part} isLarge hasQuantity />
      {part.delivery ? (
        <p className={styles.note}>Tax and other countries are calculated at checkout.</p>
      ) : null}
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
          { term: 'Shipping', details: shippingOf(delivery) },
        ]
      : []),
  ]
}

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
