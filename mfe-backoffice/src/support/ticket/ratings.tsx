import { DateAndTime } from '../../date-and-time.tsx'
import styles from '../../orders/order.module.css'
import type { Conversation } from './ticket.api.ts'

/** How the customer rated our help, the latest first. */
export const Ratings = ({ ticket: { ratings } }: { ticket: Conversation }) =>
  ratings.length === 0 ? null : (
    <section className={styles.part} aria-labelledby="ratings">
      <h2 id="ratings" className={styles.heading}>
        Rating
      </h2>
      <ul className={styles.cards}>
        {ratings.map(({ stars, comment, at }) => (
          <li key={at} className={styles.card}>
            <span className={styles.title}>{stars} of 5 stars</span>
            {comment ? <span className={styles.text}>{comment}</span> : null}
            <DateAndTime at={new Date(at)} />
          </li>
        ))}
      </ul>
    </section>
  )
