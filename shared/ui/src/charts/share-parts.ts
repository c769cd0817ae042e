export interface SharePart {
  label: string
  value: number
}

export interface ShownPart extends SharePart {
  /** The part's share as text; never 0 % or 100 % when the share is only close to it. */
  percent: string
  /** Start and length of the part, in percent of the bar. */
  start: number
  length: number
}

/** Returns the parts that aren't 0, in their order, each with its place in the bar. */
export function toShares(parts: readonly SharePart[]): ShownPart[] {
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  let start = 0
  return parts
    .filter(({ value }) => value > 0)
    .map((part) => {
      const length = (part.value / whole) * 100
      const shown = { ...part, start, length, percent: toPercent(length) }
      start += length
      return shown
    })
}

function toPercent(share: number): string {
  if (share < 1) return 'under 1%'
  return share > 99 && share < 100 ? 'over 99%' : `${Math.round(share)}%`
}
