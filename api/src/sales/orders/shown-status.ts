import type { OrderStatus, ShownOrderStatus } from '@nireeka/contracts/api'

export interface StatusRow {
  status: OrderStatus
  held_reason: string | null
}

/** What a member is told: money that doesn't fit its order waits for a person. */
export const shownStatus = ({ status, held_reason }: StatusRow): ShownOrderStatus =>
  held_reason === null ? status : 'held'
