import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Alert, Button, FailedPart, QueryView, ReviewStatus, Skeleton } from '@nireeka/ui'
import { useState } from 'react'

import styles from './reviews.module.css'
import { type MyReview, myReview } from './own-review.api.ts'
import { WriteForm } from './write-form.tsx'

export interface OwnReviewProps {
  slug: string
  /** The name of the bike. */
  title: string
}

/** The member's own review of a bike with its status, and for a buyer the form to write or change it. */
export function OwnReview({ slug, title }: OwnReviewProps) {
  const { http } = usePlatform()
  const mine = useQuery(myReview(http, slug))
  const [isChanging, setChanging] = useState(false)
  const showSent = async () => {
    await mine.refetch()
    setChanging(false)
  }
  return (
    <QueryView
      query={mine}
      skeleton={<Skeleton kind="text" lines={6} />}
      failed={({ message, retry }) => <FailedPart title={message} onRetry={retry} />}
    >
      {(shown) =>
        shown.hasBought && (isChanging || !shown.review) ? (
          <WriteForm
            slug={slug}
            title={title}
            mine={shown}
            onSent={showSent}
            onCancel={() => setChanging(false)}
          />
        ) : (
          <Written mine={shown} title={title} onChange={() => setChanging(true)} />
        )
      }
    </QueryView>
  )
}

interface WrittenProps {
  mine: MyReview
  title: string
  onChange: () => void
}

/** Moves the focus here, since the control that had it is gone. */
const takeFocus = (box: HTMLElement | null) => box?.focus()

/** What the member has written; for a member who isn't a buyer the reason why they can't write. */
function Written({ mine: { review, hasBought }, title, onChange }: WrittenProps) {
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.own}>
      {review ? (
        <ReviewStatus state={review.state} reason={review.reason} />
      ) : (
        <Alert>Only members who have bought the {title} here can review it.</Alert>
      )}
      {review && hasBought ? (
        <Button tone="secondary" onClick={onChange}>
          Change your review
        </Button>
      ) : null}
    </div>
  )
}
