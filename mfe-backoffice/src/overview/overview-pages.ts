import type { AreaPage } from '../areas.ts'

/** The pages of the area, as the navigation shows them. */
export const OVERVIEW_PAGES: readonly AreaPage[] = [
  { label: 'Overview', path: '/backoffice' },
  { label: 'Page speed', path: '/backoffice/page-speed' },
  { label: 'Failed emails', path: '/backoffice/failed-emails' },
  { label: 'Jobs', path: '/backoffice/jobs' },
]
