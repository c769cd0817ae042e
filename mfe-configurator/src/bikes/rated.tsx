import { formatNumber } from '@nireeka/contracts'
import { Rating } from '@nireeka/ui'

import styles from './rated.module.css'

interface Props {
  /** The average, 1 to 5; null without ratings. */
  value: number | null
  count: number
}

/** The stars with the average and the number of ratings, as on an accessory's page: "4.6 (87 ratings)". */
export const Rated = ({ value, count }: Props) => (
  <span className={styles.rated}>
    <Rating value={value} />
    {value === null ? null : (
      <span>
        <span aria-hidden="true">{value.toFixed(1)}</span> (
        {count === 1 ? '1 rating' : `${formatNumber(count)} ratings`})
      </span>
    )}
  </span>
)
