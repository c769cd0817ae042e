import type { ReviewState } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { EmptyState, NoSuchPage, Pagination, QueryView, Skeleton } from '@nireeka/ui'
import { useRef, useState } from 'react'

import { RejectDialog } from './reject-dialog.tsx'
import { ReviewCard } from './review-card.tsx'
import { type ListParams, type Review, reviewsIn } from './reviews.api.ts'
import styles from './reviews.module.css'

const EMPTY: Record<ReviewState, { title: string; text: string }> = {
  pending: { title: 'No reviews waiting', text: 'Every review has been read. New ones appear here.' },
  published: { title: 'No published reviews', text: 'Reviews that you publish appear here.' },
  rejected: { title: 'No rejected reviews', text: 'Reviews that you reject appear here, with the reason.' },
}

export function ReviewList({ state, page }: ListParams) {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(reviewsIn(http, { state, page }))}
      skeleton={<Waiting />}
      failed="The reviews can’t be shown right now"
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState {...EMPTY[state]} />}
    >
      {({ reviews, pages }) =>
        reviews.length === 0 ? (
          <NoSuchPage page={page} pages={pages} link={linkIn(state)} />
        ) : (
          <>
            <Cards reviews={reviews} />
            <Pagination page={page} pages={pages} link={linkIn(state)} />
          </>
        )
      }
    </QueryView>
  )
}

const linkIn = (state: ReviewState) => (page: number) => (
  <Link to={{ search: `?state=${state}&page=${page}` }} />
)

const Waiting = () => (
  <div className={styles.waiting} role="status" aria-label="Loading the reviews">
    <Skeleton kind="text" lines={4} />
    <Skeleton kind="text" lines={4} />
  </div>
)

function Cards({ reviews }: { reviews: Review[] }) {
  const list = useRef<HTMLUListElement>(null)
  const [rejecting, setRejecting] = useState<Review | null>(null)
  // Focuses the list when a review is removed with its pressed button, so that focus isn't lost.
  const holdFocus = () => list.current?.focus()
  const close = () => {
    setRejecting(null)
    if (document.activeElement === document.body) holdFocus()
  }
  return (
    <>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label="Reviews">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} onPublished={holdFocus} onReject={() => setRejecting(review)} />
          </li>
        ))}
      </ul>
      {rejecting ? <RejectDialog review={rejecting} onClose={close} /> : null}
    </>
  )
}
