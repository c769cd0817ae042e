import type { AreaPage } from '../areas.tsx'

/** The pages of the area, as the navigation shows them. */
export const CONTENT_PAGES: readonly AreaPage[] = [
  { label: 'Announcements', path: '/backoffice/content/announcement' },
]
