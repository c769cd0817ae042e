import type { CancelRefusal, OrderMoveTo, OrderStatus } from '@nireeka/contracts/api'

import { isUnsent } from '../orders/move-order.ts'
import type { LineOfPieces } from '../shipments/pieces.ts'
import { piecesToShip } from '../shipments/pieces.ts'

/** What of an order decides which moves it allows. */
export interface AllowingOrder {
  status: OrderStatus
  held_reason: string | null
  total_cents: number
  /** The amount that was refunded or is on its way back. */
  refunded_cents: number
}

type Pieces = ReadonlyArray<Pick<LineOfPieces, 'kind' | 'to_ship'>>

/**
 * Returns the moves that admins may make with an order now (catalogue, section 11): bikes have to be built before they
 * can be sent, everything else is packed at once.
 */
export function allowedMoves(order: AllowingOrder, lines: Pieces): OrderMoveTo[] {
  if (order.held_reason !== null || isGivenBack(order)) return []
  if (order.status === 'in_production') return ['quality_check']
  if (order.status === 'quality_check') return ['ready_to_ship', 'in_production']
  if (order.status !== 'paid' || piecesToShip(lines) === 0) return []
  const hasBikes = lines.some(({ kind, to_ship }) => kind === 'bike' && to_ship > 0)
  return hasBikes ? ['in_production'] : ['ready_to_ship']
}

const SHIPPABLE: readonly OrderStatus[] = ['ready_to_ship', 'partly_shipped']

/** Tells whether a shipment of the order can be made now. */
export const mayShip = ({ status, held_reason }: AllowingOrder, lines: Pieces) =>
  held_reason === null && SHIPPABLE.includes(status) && piecesToShip(lines) > 0

/**
 * Tells whether an order's held payment can be accepted, as far as the order knows: one that is over can't be paid any
 * more, and money that is on its way back can't be kept.
 */
export const mayAccept = ({ status, held_reason, refunded_cents }: AllowingOrder) =>
  held_reason !== null && status === 'pending_payment' && refunded_cents === 0

interface CancellingOrder extends AllowingOrder {
  /** Whether a gift card of the order was redeemed, whose money is spent. */
  has_redeemed_card: boolean
  /** The number of an order with paid upgrades for a bike of this one. */
  upgraded_by: string | null
}

/** Returns why admins can't cancel an order; null when they can, which is until it is sent. */
export function cancelRefusal(order: CancellingOrder): CancelRefusal | null {
  if (order.held_reason !== null) return 'held'
  if (order.status === 'cancelled' || order.status === 'expired') return 'ended'
  if (!isUnsent(order.status)) return 'sent'
  if (isGivenBack(order)) return 'refunding'
  if (order.has_redeemed_card) return 'gift_card_redeemed'
  return order.upgraded_by === null ? null : 'has_upgrades'
}

const isGivenBack = ({ total_cents, refunded_cents }: AllowingOrder) =>
  total_cents > 0 && refunded_cents === total_cents
