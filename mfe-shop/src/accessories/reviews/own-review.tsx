import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Alert, Button, FailedPart, QueryView, Skeleton } from '@nireeka/ui'
import { useState } from 'react'

import { type MyReview, myReview } from './own-review.api.ts'
import { ReviewForm } from './review-form.tsx'
import styles from './reviews.module.css'

interface Props {
  id: number
  title: string
}

/** The member's own review with its moderation status, and the form to write or change it. */
export function OwnReview({ id, title }: Props) {
  const { http } = usePlatform()
  const mine = useQuery(myReview(http, id))
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
      {({ review, hasBought }) =>
        !review || isChanging ? (
          <ReviewForm id={id} title={title} review={review} hasBought={hasBought} onSent={showSent} />
        ) : (
          <div className={styles.own}>
            <State review={review} />
            <div>
              <Button tone="secondary" onClick={() => setChanging(true)}>
                Change your review
              </Button>
            </div>
          </div>
        )
      }
    </QueryView>
  )
}

type Written = NonNullable<MyReview['review']>

function State({ review: { state, reason } }: { review: Written }) {
  if (state === 'published') {
    return (
      <Alert tone="success" title="Your review is shown here">
        If you change it, we’ll read it again before it’s shown.
      </Alert>
    )
  }
  if (state === 'rejected') {
    return (
      <Alert tone="danger" title="We can’t show your review">
        {reason} You can change it and send it again.
      </Alert>
    )
  }
  return (
    <Alert title="Your review is waiting for approval">Once we’ve read it, everyone can see it here.</Alert>
  )
}
