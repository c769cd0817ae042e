import { formatNumber } from '@nireeka/contracts'
import { Rating } from '@nireeka/ui'

import type { Accessory } from '../accessories.api.ts'
import { REVIEWS_ID } from '../reviews/review-params.ts'
import styles from './product.module.css'

/** The average rating with the number of ratings, as a link to the reviews: "4.6 (87 ratings)". */
export const RatingLink = ({ item: { rating, ratingCount } }: { item: Accessory }) =>
  rating === null ? null : (
    <a className={styles.rating} href={`#${REVIEWS_ID}`}>
      <Rating value={rating} />
      <span className={styles.rated}>
        <span aria-hidden="true">{rating.toFixed(1)}</span> (
        {ratingCount === 1 ? '1 rating' : `${formatNumber(ratingCount)} ratings`})
      </span>
      <span className="visually-hidden">, to the reviews</span>
    </a>
  )
