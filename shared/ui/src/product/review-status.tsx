import type { ReviewState } from '@nireeka/contracts'

import { Alert } from '../notice/alert.tsx'

interface Props {
  state: ReviewState
  /** Why the review was rejected; null for one that wasn't. */
  reason: string | null
}

/** Tells the author of a review whether it is shown, and why not. */
export function ReviewStatus({ state, reason }: Props) {
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
