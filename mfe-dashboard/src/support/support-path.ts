import type { Parent } from '../sub-page.tsx'

/** The list that every ticket's page belongs to. */
export const SUPPORT: Parent = { label: 'Support', to: '/dashboard/support' }
