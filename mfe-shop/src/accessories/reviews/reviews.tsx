import { useSearchParams } from '@nireeka/kit/router'

import type { Accessory } from '../accessories.api.ts'
import { LIST_PATH } from '../list/wish.ts'
import { ReviewList } from './review-list.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { readReviewWish, REVIEWS_ID } from './review-wish.ts'
import styles from './reviews.module.css'
import { WriteReview } from './write-review.tsx'

export function Reviews({ item }: { item: Accessory }) {
  const [query] = useSearchParams()
  const wish = readReviewWish(query)
  const path = `${LIST_PATH}/${item.id}`
  return (
    <section id={REVIEWS_ID} className={styles.reviews} aria-labelledby="reviews-heading">
      <h2 id="reviews-heading">Reviews</h2>
      <div className={styles.columns}>
        <div className={styles.side}>
          <ReviewSummary summary={item.reviews} wish={wish} path={path} />
          <WriteReview id={item.id} title={item.title} />
        </div>
        <ReviewList id={item.id} wish={wish} path={path} isRated={item.reviews.count > 0} />
      </div>
    </section>
  )
}
