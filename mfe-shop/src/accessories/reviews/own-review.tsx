import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Button, FailedPart, QueryView, ReviewStatus, Skeleton } from '@nireeka/ui'
import { useState } from 'react'

import { myReview } from './own-review.api.ts'
import styles from './reviews.module.css'
import { WriteForm } from './write-form.tsx'

interface Props {
  id: number
  title: string
}

/** Moves the focus here, since the control that had it is gone. */
const takeFocus = (box: HTMLElement | null) => box?.focus()

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
      {(shown) =>
        shown.review && !isChanging ? (
          <div ref={takeFocus} tabIndex={-1} className={styles.own}>
            <ReviewStatus state={shown.review.state} reason={shown.review.reason} />
            <div>
              <Button tone="secondary" onClick={() => setChanging(true)}>
                Change your review
              </Button>
            </div>
          </div>
        ) : (
          <WriteForm
            id={id}
            title={title}
            mine={shown}
            onSent={showSent}
            onCancel={() => setChanging(false)}
          />
        )
      }
    </QueryView>
  )
}
