import { Badge, DateText, Rating } from '@nireeka/ui'

import type { Review as Written } from '../accessories.api.ts'
import styles from './reviews.module.css'

/** A review. Its text is shown exactly as typed, without links or markup. */
export const Review = ({
  review: { author, rating, title, body, isVerified, createdAt },
}: {
  review: Written
}) => (
  <li className={styles.review}>
    <Rating value={rating} />
    {title ? <h3 className={styles.title}>{title}</h3> : null}
    {body ? <p className={styles.body}>{body}</p> : null}
    <p className={styles.author}>
      {author}, <DateText date={createdAt} />
      {isVerified ? <Badge tone="success">Bought here</Badge> : null}
    </p>
  </li>
)
