import { formatNumber } from '@nireeka/contracts'

interface Line {
  title: string
  count: number
}

/** Returns what was bought in a few words, such as "2 × City helmet and 3 more"; null where that isn't known. */
export function boughtTitle([first, ...others]: readonly Line[]): string | null {
  if (!first) return null
  const title = first.count > 1 ? `${formatNumber(first.count)} × ${first.title}` : first.title
  return others.length > 0 ? `${title} and ${formatNumber(others.length)} more` : title
}
