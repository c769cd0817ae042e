import type { Parent } from '../sub-page.tsx'

/** The parent page of all tickets: the list. */
export const SUPPORT: Parent = { label: 'Support', to: '/dashboard/support' }
