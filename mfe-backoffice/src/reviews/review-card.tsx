import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Badge, Button, Rating } from '@nireeka/ui'

import { DateAndTime } from '../date-and-time.tsx'
import type { Review } from './reviews.api.ts'
import styles from './reviews.module.css'
import { useDecide } from './use-decide.ts'

interface Props {
  review: Review
  onPublished: () => void
  onReject: () => void
}

/** A review to moderate. Its text is shown as plain text, without links or markup. */
export function ReviewCard({ review, onPublished, onReject }: Props) {
  const { notify } = usePlatform()
  const decide = useDecide(review)
  const publish = useMutation({
    mutationFn: () => decide({ state: 'published' }),
    onSuccess: onPublished,
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return (
    <article className={styles.card} aria-label={`Review of ${review.product.title} by ${review.author}`}>
      <header className={styles.head}>
        <h2 className={styles.product}>
          <Link to={`${review.product.path}#reviews`}>{review.product.title}</Link>
        </h2>
        <Rating value={review.rating} />
      </header>
      <Words review={review} />
      <p className={styles.facts}>
        <span className={styles.author}>{review.author}</span>
        {review.isVerified ? (
          <Badge tone="success">Verified buyer</Badge>
        ) : (
          <Badge>Not a verified buyer</Badge>
        )}
        <DateAndTime at={review.createdAt} />
      </p>
      <Decided review={review} />
      <div className={styles.actions}>
        {review.state === 'published' ? null : (
          <Button isBusy={publish.isPending} onClick={() => publish.mutate()}>
            Publish
          </Button>
        )}
        {review.state === 'rejected' ? null : (
          <Button tone="secondary" onClick={onReject}>
            {review.state === 'published' ? 'Unpublish' : 'Reject'}
          </Button>
        )}
      </div>
    </article>
  )
}

function Words({ review: { title, body } }: { review: Review }) {
  if (!title && !body) return <p className={styles.none}>Rating only, no text.</p>
  return (
    <div className={styles.words}>
      {title ? <p className={styles.title}>{title}</p> : null}
      {body ? <p className={styles.body}>{body}</p> : null}
    </div>
  )
}

function Decided({ review: { state, reason, decision } }: { review: Review }) {
  if (!decision) return null
  return (
    <p className={styles.decided}>
      {state === 'rejected' ? 'Rejected' : 'Published'} by {decision.by.replace(':', ' ')},{' '}
      <DateAndTime at={decision.at} />
      {reason ? <span className={styles.reason}>{reason}</span> : null}
    </p>
  )
}
