const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A day in words, the same in every time zone, so that server and browser write the same. */
export const Day = ({ date }: { date: Date }) => (
  <time dateTime={date.toISOString()}>{format.format(date)}</time>
)
