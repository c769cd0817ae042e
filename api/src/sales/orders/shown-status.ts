import type { OrderStatus, ShownOrderStatus } from '@nireeka/contracts/api'

export interface StatusRow {
  status: OrderStatus
  held_reason: string | null
}

/** Returns the status that a member sees: an order with an unexpected payment is shown as waiting for review. */
export const shownStatus = ({ status, held_reason }: StatusRow): ShownOrderStatus =>
  held_reason === null ? status : 'held'
