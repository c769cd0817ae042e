import type { TicketCategory } from './api/support.ts'

/** The categories of tickets as customers read them, in the order of the list. */
export const TICKET_CATEGORY_LABELS: Readonly<Record<TicketCategory, string>> = {
  technical: 'How the bike works',
  order: 'An order or its delivery',
  delivery_damage: 'Something arrived damaged',
  warranty: 'A warranty claim',
  payment: 'A payment or an invoice',
  account: 'My account',
  safety: 'Safety: brakes, battery, cracks',
  other: 'Something else',
}
