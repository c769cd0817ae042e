import { formatNumber } from '@nireeka/contracts'

import { classNames } from '../class-names.ts'
import styles from './rating.module.css'
import { STAR } from './star-path.ts'

interface Props {
  /** The average, 0 to 5; null when nobody has rated the product. */
  value: number | null
  count?: number
}

const LEFT_HALF = 'M10 1.6V15l-5.2 2.7 1-5.8L1.6 7.8 7.4 7z'
const STARS = [1, 2, 3, 4, 5]

/** Five stars rounded to the nearest half, with the same as text for screen readers. */
export function Rating({ value, count }: Props) {
  if (value === null) return <span className={styles.none}>No ratings yet</span>
  const halves = Math.round(value * 2)
  return (
    <span className={styles.rating}>
      <svg
        className={styles.stars}
        viewBox="0 0 108 20"
        role="img"
        aria-label={`Rated ${value.toFixed(1)} out of 5`}
      >
        {STARS.map((star) => (
          <g key={star} transform={`translate(${(star - 1) * 22})`}>
            <path className={classNames(halves >= star * 2 ? styles.full : styles.empty)} d={STAR} />
            {halves === star * 2 - 1 ? <path className={styles.full} d={LEFT_HALF} /> : null}
          </g>
        ))}
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
