import { formatDate, formatPrice } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { Badge, DefinitionList, Price } from '@nireeka/ui'

import { AddToCart } from './add-to-cart.tsx'
import { STOCK_TONES, stockLabel } from './availability.ts'
import styles from './part-page.module.css'
import type { SpareDetails } from './spares.api.ts'

/** Price, stock, the button that buys, and when the part comes. */
export const PartOffer = ({ part }: { part: SpareDetails }) => (
  <div className={styles.buy}>
    <p className={styles.price}>
      <Price dollars={part.price} />
      <Badge tone={STOCK_TONES[part.availability]}>{stockLabel(part)}</Badge>
    </p>
    <AddToCart part={part} isLarge />
    <DefinitionList items={deliveryOf(part)} />
    {part.delivery ? (
      <p className={styles.note}>Other countries and tax are worked out at the checkout.</p>
    ) : null}
  </div>
)

function deliveryOf({ delivery, restockOn, availability, isForDealers }: SpareDetails) {
  const back = availability === 'out_of_stock' && restockOn ? new Date(restockOn) : null
  return [
    ...(back ? [{ term: 'Back in stock', details: `Expected on ${formatDate(back, 'dayOfYear')}` }] : []),
    ...(delivery
      ? [
          { term: 'Delivery', details: timeOf(delivery) },
          { term: 'Shipping', details: shippingOf(delivery) },
        ]
      : []),
    {
      term: 'Fitting',
      details: isForDealers ? (
        <>
          By a <Link to="/dealers">dealer</Link>, who also orders it
        </>
      ) : (
        <>
          You can fit it yourself, or ask a <Link to="/dealers">dealer</Link>
        </>
      ),
    },
    {
      term: 'Help',
      details: (
        <>
          <Link to="/warranty">Warranty</Link>, <Link to="/help-center">help centre</Link>
        </>
      ),
    },
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
