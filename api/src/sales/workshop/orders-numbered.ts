/** What the number of an order is above its id: the first one was NK-100001. */
const ABOVE_ID = 100_000
const FEWEST_DIGITS = 6
const MOST_DIGITS = 10

/** The ids of orders from the first to the last. */
export interface OrderRange {
  first: number
  last: number
}

/**
 * Returns the orders whose number begins with a text, with or without NK- and in any case. They are found by their ids,
 * since a board of 5,000 bikes takes longer to compare as many numbers.
 */
export function ordersNumbered(words: string): OrderRange[] {
  const number = words.toUpperCase()
  if ('NK-'.startsWith(number)) return [{ first: 1, last: 10 ** MOST_DIGITS }]
  const digits = /^(?:NK-)?([1-9]\d*)$/.exec(number)?.[1]
  if (digits === undefined) return []
  const lengths = Array.from({ length: MOST_DIGITS - FEWEST_DIGITS + 1 }, (_, index) => FEWEST_DIGITS + index)
  return lengths.flatMap((length) => {
    const followed = length - digits.length
    if (followed < 0) return []
    const first = Number(digits) * 10 ** followed
    return [{ first: first - ABOVE_ID, last: first + 10 ** followed - 1 - ABOVE_ID }]
  })
}
