import { RETURN_DAYS } from '@nireeka/contracts/api'

import { workingDays } from '../../checkout/arrival.ts'
import type { Accessory } from '../accessories.api.ts'
import styles from './product.module.css'

interface Props {
  item: Accessory
  /** Whether the delivery isn't known yet. */
  isPartial: boolean
  isSoldOut: boolean
}

/** Delivery, returns and warranty in one line below the price; the page tells more of each further down. */
export function TermsLine({ item: { delivery, category }, isPartial, isSoldOut }: Props) {
  if (category === 'gift' || (!delivery && !isPartial)) return null
  const terms = delivery
    ? [
        ...(isSoldOut ? [] : [`Delivered in ${workingDays(delivery.days)}`]),
        `${RETURN_DAYS}-day returns`,
        '2-year warranty',
      ]
    : []
  return (
    <ul className={styles.terms} aria-label="Terms">
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  )
}
