const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** In the reader's own time zone: these pages belong to one person. */
export const onDay = (date: Date) => day.format(date)
export const atMoment = (date: Date) => moment.format(date)
