const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
const TIME = String.raw`(\d{1,2}(?::[0-5]\d)?)`
const PART = new RegExp(`^(?:Daily|${DAY}(?:(?: to | and )${DAY})?) ${TIME} to ${TIME}$`)
const MIDNIGHT = 24 * 60

/** Returns the minutes since midnight: 630 for 10:30. */
function minutesOf(time: string): number {
  const [hours, minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/**
 * Returns whether a text is opening hours as the dealers page shows them: "Monday to Friday 10 to 19, Saturday 10:30 to
 * 16" or "Daily 9 to 18", on a clock of 24 hours.
 */
export const areOpeningHours = (text: string): boolean =>
  text.split(', ').every((part) => {
    const [, from = '', to = ''] = PART.exec(part) ?? []
    return to !== '' && minutesOf(from) < minutesOf(to) && minutesOf(to) <= MIDNIGHT
  })
