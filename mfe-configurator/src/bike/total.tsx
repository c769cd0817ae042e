import { formatPrice } from '@nireeka/contracts'
import { Price } from '@nireeka/ui'

import type { Colour } from '../colour/pick-colour.ts'
import { priceOf } from './price-of.ts'
import styles from './bike-page.module.css'

interface Props {
  bike: { title: string; price: number }
  colour: Colour | null
}

export const Total = ({ bike, colour }: Props) => (
  <dl className={styles.total} aria-label="Price" aria-live="polite">
    <div>
      <dt>{bike.title}</dt>
      <dd>{formatPrice(bike.price)}</dd>
    </div>
    {colour && colour.price > 0 ? (
      <div>
        <dt>{colour.name}</dt>
        <dd>+{formatPrice(colour.price)}</dd>
      </div>
    ) : null}
    <div>
      <dt>Total</dt>
      <dd>
        <Price dollars={priceOf(bike.price, colour?.price)} />
      </dd>
    </div>
  </dl>
)
