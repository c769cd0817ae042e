import { type DateFormat, type DateZone, formatDate } from '@nireeka/contracts'

interface Props {
  /** A Date, an ISO time or a calendar day. */
  date: Date | string
  format?: DateFormat
  /** `reader` only on pages for one person: the server doesn't know the reader's time zone. */
  zone?: DateZone
  className?: string | undefined
}

/** A date as text in a time element, which has the machine-readable value. */
export const DateText = ({ date, format = 'day', zone = 'utc', className }: Props) => (
  <time className={className} dateTime={typeof date === 'string' ? date : date.toISOString()}>
    {formatDate(date, format, zone)}
  </time>
)
