import { formatNumber } from '@nireeka/contracts'
import type { Accessory } from '../accessories.api.ts'
import { Link } from '@nireeka/kit/router'
import { Rating } from '@nireeka/ui'

import { reviewsPath, type ReviewParams } from './review-params.ts'
import styles from './reviews.module.css'

interface Props {
  summary: Accessory['reviews']
  params: ReviewParams
  /** The product's path. */
  path: string
}

const STARS = [5, 4, 3, 2, 1]

/** The average rating and the count per star; each bar filters the list by its stars. */
export function ReviewSummary({ summary: { average, count, stars }, params, path }: Props) {
  if (average === null || count === 0) return <p className={styles.quiet}>No ratings yet.</p>
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <span className={styles.figure} aria-hidden="true">
          {average.toFixed(1)}
        </span>
        <span className={styles.of}>
          <Rating value={average} />
          {count === 1 ? '1 rating' : `${formatNumber(count)} ratings`}
        </span>
      </p>
      <ul className={styles.bars} aria-label="Show reviews with">
        {STARS.map((of) => {
          const isCurrent = params.stars === of
          return (
            <li key={of}>
              <Link
                className={styles.bar}
                to={reviewsPath(path, params, { stars: isCurrent ? undefined : of })}
                aria-current={isCurrent}
              >
                <span className={styles.stars}>{of === 1 ? '1 star' : `${of} stars`}</span>
                <svg className={styles.track} aria-hidden="true">
                  <rect className={styles.fill} width={share(stars[of - 1], count)} height="100%" />
                </svg>
                <span className={styles.count}>{formatNumber(stars[of - 1] ?? 0)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const share = (part = 0, count: number) => `${Math.round((part / count) * 100)}%`
