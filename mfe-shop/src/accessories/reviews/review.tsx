import type { ReviewData } from '@nireeka/contracts/api'
import { Badge, Rating } from '@nireeka/ui'

import styles from './reviews.module.css'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Text as its author typed it: nothing in it is a link or anything else. */
export const Review = ({
  review: { author, rating, title, body, is_verified, created_at },
}: {
  review: ReviewData
}) => (
  <li className={styles.review}>
    <Rating value={rating} />
    {title ? <h3 className={styles.title}>{title}</h3> : null}
    {body ? <p className={styles.body}>{body}</p> : null}
    <p className={styles.author}>
      {author}, <time dateTime={created_at}>{day.format(new Date(created_at))}</time>
      {is_verified ? <Badge tone="success">Bought here</Badge> : null}
    </p>
  </li>
)
