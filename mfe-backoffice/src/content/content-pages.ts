import type { AreaPage } from '../areas.tsx'

/** The pages of the area, as the navigation shows them. */
export const CONTENT_PAGES: readonly AreaPage[] = [
  { label: 'Announcements', path: '/backoffice/content/announcement' },
  { label: 'Information texts', path: '/backoffice/content/text' },
]
