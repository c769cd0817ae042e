import { formatDate } from '@nireeka/contracts'
import { Button, Rating } from '@nireeka/ui'
import { useState } from 'react'

import { RatingForm } from './rating-form.tsx'
import type { Ticket } from './ticket.ts'
import styles from './rating.module.css'

interface Props {
  ticket: Ticket
  /** Until when the rating may be given or changed. */
  until: Date
}

/** Asks the customer how we did once the ticket is solved or closed; the rating can be changed for a while. */
export function RatingPart({ ticket, until }: Props) {
  const rating = ticket.ratings.find(({ isLatest }) => isLatest)
  const [isChanging, setChanging] = useState(false)
  const day = formatDate(until, 'day', 'reader')
  return (
    <section className={styles.part} aria-labelledby="rating">
      <h2 id="rating" className={styles.heading}>
        How did we do?
      </h2>
      {rating && !isChanging ? (
        <>
          <p className={styles.given}>
            <Rating value={rating.stars} /> Thank you. You can change it until {day}.
          </p>
          {rating.comment ? <p className={styles.comment}>{rating.comment}</p> : null}
          <div>
            <Button tone="secondary" onClick={() => setChanging(true)}>
              Change my rating
            </Button>
          </div>
        </>
      ) : (
        <RatingForm ticket={ticket} rating={rating} onSaved={() => setChanging(false)} />
      )}
    </section>
  )
}
