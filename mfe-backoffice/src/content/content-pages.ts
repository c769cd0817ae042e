import type { AreaPage } from '../areas.ts'

/** The pages of the area, as the navigation shows them. */
export const CONTENT_PAGES: readonly AreaPage[] = [
  { label: 'Announcements', path: '/backoffice/content/announcement' },
  { label: 'Home page', path: '/backoffice/content/home-section' },
  { label: 'Dealers', path: '/backoffice/content/dealer' },
  { label: 'Information texts', path: '/backoffice/content/text' },
]
