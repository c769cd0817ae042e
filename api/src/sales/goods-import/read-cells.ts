import { MOST_DOLLARS, MOST_PIECES } from '@nireeka/contracts/api'
import { formatNumber, formatPrice } from '@nireeka/contracts'

/** A value that a cell stands for, or the sentence that says what is wrong with it. */
export type Read<Value> = { value: Value } | { problem: string }

const problem = (sentence: string) => ({ problem: sentence })

/** Reads a number of pieces, or that they aren't counted: 12 or unlimited, which is null. */
export function readStock(cell: string): Read<number | null> {
  if (cell.toLowerCase() === 'unlimited') return { value: null }
  if (!/^\d{1,9}$/.test(cell)) return problem(`Stock is a whole number such as 12, not “${short(cell)}”.`)
  const value = Number(cell)
  return value > MOST_PIECES ? problem(`Stock is at most ${formatNumber(MOST_PIECES)}.`) : { value }
}

/** Reads a price in dollars, with a point or a comma before the cents: 119, 12.95 or 12,95. */
export function readCents(cell: string): Read<number> {
  const [, dollars, cents = ''] = /^\$?(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(cell) ?? []
  if (dollars === undefined) return problem(`A price is a number such as 12.95, not “${short(cell)}”.`)
  const value = Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
  return value > MOST_DOLLARS * 100 ? problem(`A price is at most ${formatPrice(MOST_DOLLARS)}.`) : { value }
}

/** Reads whether a product is published. */
export function readPublished(cell: string): Read<boolean> {
  const word = cell.toLowerCase()
  if (word === 'published' || word === 'unpublished') return { value: word === 'published' }
  return problem(`Status is “published” or “unpublished”, not “${short(cell)}”.`)
}

const short = (cell: string) => (cell.length > 30 ? `${cell.slice(0, 30)}…` : cell)
