import { DateText, Rating } from '@nireeka/ui'

import styles from './rating.module.css'
import type { Ticket } from './ticket.ts'

/** How the customer rated our help, each time that the ticket was solved or closed; for staff. */
export const RatingsForStaff = ({ ticket: { ratings } }: { ticket: Ticket }) => (
  <section className={styles.part} aria-labelledby="ratings">
    <h2 id="ratings" className={styles.heading}>
      How the customer rated us
    </h2>
    <ul className={styles.list}>
      {ratings.map(({ stars, comment, at, isLatest }) => (
        <li key={at.getTime()}>
          <p className={styles.given}>
            <Rating value={stars} /> {isLatest ? null : 'Before it was opened again,'}{' '}
            <DateText date={at} format="dayAndTime" zone="reader" />
          </p>
          {comment ? <p className={styles.comment}>{comment}</p> : null}
        </li>
      ))}
    </ul>
  </section>
)
