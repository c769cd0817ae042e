import { formatDate } from '@nireeka/contracts'

import styles from './date-and-time.module.css'

/** A moment in the reader's own time zone. Day and time stay whole where the column is narrow. */
export const DateAndTime = ({ at }: { at: Date }) => (
  <time dateTime={at.toISOString()}>
    <span className={styles.unbroken}>{formatDate(at, 'shortDay', 'reader')}</span>,{' '}
    <span className={styles.unbroken}>{formatDate(at, 'time', 'reader')}</span>
  </time>
)
