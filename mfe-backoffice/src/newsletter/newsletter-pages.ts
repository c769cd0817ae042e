import type { AreaPage } from '../areas.ts'

/** The pages of the area, as the navigation shows them. */
export const NEWSLETTER_PAGES: readonly AreaPage[] = [
  { label: 'Issues', path: '/backoffice/newsletters' },
  { label: 'Bounces', path: '/backoffice/newsletters/bounces' },
]
