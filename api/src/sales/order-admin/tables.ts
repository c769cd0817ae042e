import type { Generated } from 'kysely'

export interface OrderAdminTables {
  /** What admins write about an order for one another; only ever added to. */
  order_notes: { id: Generated<number>; order_id: number; text: string; actor: string; at: Date }
}
