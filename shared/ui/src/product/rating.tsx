import { formatNumber } from '@nireeka/contracts'

import styles from './rating.module.css'
import { starsPath } from './star-path.ts'

interface Props {
  /** The average, 0 to 5; null when nobody has rated the product. */
  value: number | null
  count?: number
}

/** Five stars rounded to the nearest half, with the same as text for screen readers. */
export function Rating({ value, count }: Props) {
  if (value === null) return <span className={styles.none}>No ratings yet</span>
  const stars = Math.round(value * 2) / 2
  return (
    <span className={styles.rating}>
      <svg
        className={styles.stars}
        viewBox="0 0 108 20"
        role="img"
        aria-label={`Rated ${value.toFixed(1)} out of 5`}
      >
        <path className={styles.empty} d={starsPath(Math.floor(stars), 5)} />
        <path className={styles.full} d={starsPath(0, stars)} />
      </svg>
      {count === undefined ? null : (
        <span className={styles.count}>
          {formatNumber(count)}
          <span className="visually-hidden"> {count === 1 ? 'rating' : 'ratings'}</span>
        </span>
      )}
    </span>
  )
}
