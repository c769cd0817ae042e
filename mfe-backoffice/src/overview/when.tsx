import styles from './overview.module.css'

const FORMATS = {
  day: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }),
  minute: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
}

interface Props {
  at: Date
  to?: keyof typeof FORMATS
}

/** In the reader's own time zone. */
export const When = ({ at, to = 'minute' }: Props) => (
  <time className={styles.unbroken} dateTime={at.toISOString()}>
    {FORMATS[to].format(at)}
  </time>
)
