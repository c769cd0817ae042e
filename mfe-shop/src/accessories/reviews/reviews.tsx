import { useSearchParams } from '@nireeka/kit/router'

import type { Accessory } from '../accessories.api.ts'
import { LIST_PATH } from '../list/list-params.ts'
import { ReviewList } from './review-list.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { readReviewParams, REVIEWS_ID } from './review-params.ts'
import styles from './reviews.module.css'
import { WriteReview } from './write-review.tsx'

export function Reviews({ item }: { item: Accessory }) {
  const [query] = useSearchParams()
  const params = readReviewParams(query)
  const path = `${LIST_PATH}/${item.id}`
  return (
    <section id={REVIEWS_ID} className={styles.reviews} aria-labelledby="reviews-heading">
      <h2 id="reviews-heading">Reviews</h2>
      <div className={styles.columns}>
        <div className={styles.side}>
          <ReviewSummary summary={item.reviews} params={params} path={path} />
          <WriteReview id={item.id} title={item.title} />
        </div>
        <ReviewList id={item.id} params={params} path={path} isRated={item.reviews.count > 0} />
      </div>
    </section>
  )
}
