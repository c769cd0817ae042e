import styles from './overview.module.css'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

interface Props {
  at: Date
  to?: 'day' | 'minute'
}

/** In the reader's own time zone. Day and time stay whole where the column is narrow. */
export const When = ({ at, to = 'minute' }: Props) => (
  <time dateTime={at.toISOString()}>
    <span className={styles.unbroken}>{day.format(at)}</span>
    {to === 'minute' ? (
      <>
        , <span className={styles.unbroken}>{time.format(at)}</span>
      </>
    ) : null}
  </time>
)
