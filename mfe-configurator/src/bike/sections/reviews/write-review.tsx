import { usePlatform, useStream } from '@nireeka/kit'
import { queryOptions, useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { Button, buttonClass, FailedPart, QueryView, Skeleton } from '@nireeka/ui'
import { useState } from 'react'

import sections from '../sections.module.css'
import styles from './reviews.module.css'
import type { OwnReviewProps } from './own-review.tsx'
import { reviewPageLink } from './review-pages.ts'

/** Loads the code of the form when a member wants to write. */
const ownReviewCode = queryOptions({
  queryKey: ['own-review-code'],
  queryFn: async () => (await import('./own-review.tsx')).OwnReview,
  staleTime: Infinity,
})

/** The place where buyers write and change their review; guests are sent to the login and come back. */
export function WriteReview({ slug, title }: OwnReviewProps) {
  const session = useStream(usePlatform().session$)
  const [query] = useSearchParams()
  const [isOpen, setOpen] = useState(false)
  const isMember = session.status === 'member'
  if (isMember && isOpen) return <LoadedReview slug={slug} title={title} />
  const back = `/configurator/${slug}${reviewPageLink(query, 1)}`
  return (
    <div className={styles.own}>
      {isMember ? (
        <Button tone="secondary" onClick={() => setOpen(true)}>
          Write a review
        </Button>
      ) : (
        <Link
          className={buttonClass({ tone: 'secondary' })}
          to={`/login?continue=${encodeURIComponent(back)}`}
        >
          Log in to write a review
        </Link>
      )}
      <p className={sections.quiet}>You can review the {title} if you’ve bought it here.</p>
    </div>
  )
}

const LoadedReview = (props: OwnReviewProps) => (
  <QueryView
    query={useQuery(ownReviewCode)}
    skeleton={<Skeleton kind="text" lines={6} />}
    failed={({ retry }) => <FailedPart title="The form could not be loaded" onRetry={retry} />}
  >
    {(Own) => <Own {...props} />}
  </QueryView>
)
