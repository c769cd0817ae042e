import { RETURN_DAYS } from '@nireeka/contracts/api'
import { Link } from '@nireeka/kit/router'
import { DefinitionList } from '@nireeka/ui'

import type { Accessory } from '../accessories.api.ts'
import { deliveryPrice } from './delivery.ts'
import styles from './product.module.css'

/** The price of the delivery, and the terms of the pages on returns and warranty. */
export function DeliveryTerms({ item: { delivery, category } }: { item: Accessory }) {
  const isGift = category === 'gift'
  if (!delivery && !isGift) return null
  return (
    <section className={styles.delivery} aria-labelledby="terms">
      <h2 id="terms" className="visually-hidden">
        Delivery and returns
      </h2>
      <DefinitionList items={delivery ? termsOf(delivery, category) : GIFT_CARD} />
      {delivery ? (
        <p className={styles.note}>Tax, and shipping to other countries, are calculated at checkout.</p>
      ) : null}
    </section>
  )
}

const termsOf = (delivery: NonNullable<Accessory['delivery']>, category: string) => [
  { term: 'Shipping', details: deliveryPrice(delivery) },
  { term: 'Returns', details: <Link to="/rrpolicy">{`${RETURN_DAYS} days from delivery, unused`}</Link> },
  { term: 'Warranty', details: <Link to="/warranty">{WARRANTIES[category] ?? '2 years'}</Link> },
]

/** Where the warranty page says more than two years. */
const WARRANTIES: Partial<Record<string, string>> = {
  power: '2 years, for a battery up to 300 charge cycles',
}

const GIFT_CARD = [
  { term: 'Delivery', details: 'By email, as soon as you’ve paid' },
  { term: 'Returns', details: <Link to="/rrpolicy">Refunded as long as none of it is spent</Link> },
]
