/** The pages of the area, as the navigation shows them. */
export const SUPPORT_PAGES = [
  { label: 'Tickets', path: '/backoffice/tickets' },
  { label: 'Canned answers', path: '/backoffice/canned-answers' },
  { label: 'Figures', path: '/backoffice/tickets/figures' },
]
