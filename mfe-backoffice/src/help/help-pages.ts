import type { AreaPage } from '../areas.ts'

/** The pages of the area, as the navigation shows them. */
export const HELP_PAGES: readonly AreaPage[] = [
  { label: 'Topics', path: '/backoffice/help' },
  { label: 'Comments', path: '/backoffice/help/comments' },
  { label: 'Synonyms', path: '/backoffice/help/synonyms' },
  { label: 'Searches without results', path: '/backoffice/help/misses' },
]
