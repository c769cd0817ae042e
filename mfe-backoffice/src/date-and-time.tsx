import { formatDate } from '@nireeka/contracts'

import styles from './date-and-time.module.css'

/** A date and time in the reader's time zone. Neither is broken across lines in a narrow column. */
export const DateAndTime = ({ at }: { at: Date }) => (
  <time dateTime={at.toISOString()}>
    <span className={styles.unbroken}>{formatDate(at, 'shortDay', 'reader')}</span>,{' '}
    <span className={styles.unbroken}>{formatDate(at, 'time', 'reader')}</span>
  </time>
)
