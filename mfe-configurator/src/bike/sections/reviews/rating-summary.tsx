import { formatNumber } from '@nireeka/contracts'
import { Rating } from '@nireeka/ui'

import type { AboutBike } from '../about.api.ts'
import sections from '../sections.module.css'
import styles from './reviews.module.css'

const STARS = [5, 4, 3, 2, 1]

/** The average rating, and how many gave each number of stars. */
export function RatingSummary({ summary: { average, count, stars } }: { summary: AboutBike['reviews'] }) {
  if (average === null || count === 0) return <p className={sections.quiet}>No ratings yet.</p>
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <span className={sections.figure} aria-hidden="true">
          {average.toFixed(1)}
        </span>
        <span className={styles.of}>
          <Rating value={average} />
          {count === 1 ? '1 rating' : `${formatNumber(count)} ratings`}
        </span>
      </p>
      <ul aria-label="Ratings by stars">
        {STARS.map((of) => (
          <li key={of} className={styles.bar}>
            <span>{of === 1 ? '1 star' : `${of} stars`}</span>
            <svg className={styles.track} aria-hidden="true">
              <rect className={styles.fill} width={share(stars[of - 1], count)} height="100%" />
            </svg>
            <span className={styles.count}>{formatNumber(stars[of - 1] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const share = (part = 0, count: number) => `${Math.round((part / count) * 100)}%`
