const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** In the reader's own time zone: these pages belong to one person. */
export const onDay = (date: Date) => day.format(date)
/** Where there is little room: Nov 21, 2026. */
export const onShortDay = (date: Date) => short.format(date)
export const atMoment = (date: Date) => moment.format(date)
