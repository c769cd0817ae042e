import { messageOf, TEXTS } from '@nireeka/contracts'
import type { MyReviewData } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Alert, Button, Skeleton } from '@nireeka/ui'
import { useState } from 'react'

import { myReview } from './own-review.api.ts'
import { ReviewForm } from './review-form.tsx'
import styles from './reviews.module.css'

interface Props {
  id: number
  title: string
}

/** The member's own review: what became of it, and the form that writes or changes it. */
export function OwnReview({ id, title }: Props) {
  const { http } = usePlatform()
  const mine = useQuery(myReview(http, id))
  const [isChanging, setChanging] = useState(false)

  if (mine.isPending) return <Skeleton kind="text" lines={6} />
  if (mine.isError) {
    return (
      <Alert tone="danger" title={messageOf(mine.error, TEXTS.unreachable)}>
        <Button tone="secondary" size="small" onClick={() => void mine.refetch()}>
          Try again
        </Button>
      </Alert>
    )
  }
  const { review, has_bought } = mine.data
  if (!review || isChanging) {
    return (
      <ReviewForm
        id={id}
        title={title}
        review={review}
        hasBought={has_bought}
        onSent={async () => {
          await mine.refetch()
          setChanging(false)
        }}
      />
    )
  }
  return (
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

type Written = NonNullable<MyReviewData['review']>

function State({ review: { state, reason } }: { review: Written }) {
  if (state === 'published') {
    return (
      <Alert tone="success" title="Your review is shown here">
        A changed one is read by us first.
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
  return <Alert title="Your review waits to be read by us">After that, everybody finds it here.</Alert>
}
