import { type DateFormat, type DateZone, formatDate } from '@nireeka/contracts'

interface Props {
  /** A Date, an ISO moment or a calendar day. */
  date: Date | string
  format?: DateFormat
  /** `reader` only where a page belongs to one person: the server doesn't know the reader's time zone. */
  zone?: DateZone
  className?: string | undefined
}

/** A date in words, with what machines read. */
export const DateText = ({ date, format = 'day', zone = 'utc', className }: Props) => (
  <time className={className} dateTime={typeof date === 'string' ? date : date.toISOString()}>
    {formatDate(date, format, zone)}
  </time>
)
