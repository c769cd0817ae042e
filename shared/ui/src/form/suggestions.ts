import type { LinkElement } from '../link-slot.ts'

/** One thing that may be meant: with a link it leads there, without one its label is put into the field. */
export interface Suggestion {
  /** Unique among the suggestions. */
  key: string | number
  label: string
  details?: string
  /** A colour, as #rrggbb, shown beside it. */
  swatch?: string
  link?: LinkElement
}

/** Suggestions of a kind; the heading is needed only where there are several kinds. */
export interface SuggestionGroup {
  heading?: string
  items: readonly Suggestion[]
}

/** What a field may suggest now. "none": nothing was asked, or it couldn't be answered. */
export type Suggestions =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'ready'; groups: readonly SuggestionGroup[] }

export const countOf = (suggestions: Suggestions) =>
  suggestions.status === 'ready' ? suggestions.groups.reduce((sum, { items }) => sum + items.length, 0) : 0

/** Whether there is something to open a list for. */
export function isWorthShowing(suggestions: Suggestions, empty: string | undefined) {
  if (suggestions.status === 'ready') return countOf(suggestions) > 0 || Boolean(empty)
  return suggestions.status === 'loading'
}

/** What a reader hears when the suggestions come. */
export function announce(suggestions: Suggestions, empty = '') {
  if (suggestions.status !== 'ready') return ''
  const count = countOf(suggestions)
  if (count === 0) return empty
  return `${count === 1 ? '1 suggestion' : `${count} suggestions`}. The arrow keys lead through them.`
}
