import type { LinkElement } from '../link-slot.ts'

/** A suggestion: with a link it leads there; without one its label becomes the field's value. */
export interface Suggestion {
  /** The key, unique among the suggestions. */
  key: string | number
  label: string
  details?: string
  /** A colour, as #rrggbb, shown beside the label. */
  swatch?: string
  link?: LinkElement
}

/** Suggestions of one kind; a heading is needed only when there are several kinds. */
export interface SuggestionGroup {
  heading?: string
  items: readonly Suggestion[]
}

/** The state of a field's suggestions. "none": nothing was requested, or the request failed. */
export type Suggestions =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'ready'; groups: readonly SuggestionGroup[] }

export const countOf = (suggestions: Suggestions) =>
  suggestions.status === 'ready' ? suggestions.groups.reduce((sum, { items }) => sum + items.length, 0) : 0

/** Returns whether the list has anything to show. */
export function isWorthShowing(suggestions: Suggestions, empty: string | undefined) {
  if (suggestions.status === 'ready') return countOf(suggestions) > 0 || Boolean(empty)
  return suggestions.status === 'loading'
}

/** Returns what screen readers announce when suggestions arrive. */
export function announce(suggestions: Suggestions, empty = '') {
  if (suggestions.status !== 'ready') return ''
  const count = countOf(suggestions)
  if (count === 0) return empty
  return `${count === 1 ? '1 suggestion' : `${count} suggestions`}. Use the arrow keys to choose.`
}
