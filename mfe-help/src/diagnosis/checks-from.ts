import type { Guide } from './diagnosis.api.ts'

/** How many checks lie on the ways from a check to an outcome, with the check itself. */
export interface ChecksLeft {
  fewest: number
  most: number
}

const NONE: ChecksLeft = { fewest: 0, most: 0 }

/** Returns how many checks are left from a check on, by its key; none from an outcome. */
export function checksFrom({ checks }: Pick<Guide, 'checks'>, key: string): ChecksLeft {
  const known = new Map<string, ChecksLeft>()
  const count = (at: string): ChecksLeft => {
    const counted = known.get(at)
    if (counted) return counted
    const check = checks.find((each) => each.key === at)
    if (!check) return NONE
    // A guide that led back to itself would have no end.
    known.set(at, NONE)
    const next = check.answers.map(({ to }) => count(to))
    const left = {
      fewest: 1 + Math.min(...next.map(({ fewest }) => fewest)),
      most: 1 + Math.max(...next.map(({ most }) => most)),
    }
    known.set(at, left)
    return left
  }
  return count(key)
}
