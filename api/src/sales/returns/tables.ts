import type { ReturnReason, ReturnStatus, ReturnWish } from '@nireeka/contracts/api'
import type { ColumnType, Generated } from 'kysely'

/** A column that the database sets on insert and that never changes. */
type Computed<T> = ColumnType<T, never, never>

export interface ReturnTables {
  returns: {
    id: Generated<number>
    number: Computed<string>
    order_id: number
    /** The order's number. */
    order_number: Computed<string>
    /** The idempotency key of the call that asked for it. */
    key: string
    content_hash: string
    status: ReturnStatus
    wish: ReturnWish
    comment: string | null
    /** The latest refund of its pieces. */
    refund_id: Generated<number | null>
    /** The order that sends what it was exchanged for, and the key of the call that exchanged it. */
    exchange_order_id: Generated<number | null>
    exchange_key: Generated<string | null>
    requested_at: Date
    changed_at: Date
    /** Counts its changes; the database adds one at each update. */
    version: Generated<number>
  }
  return_lines: {
    return_id: number
    order_line_id: number
    count: number
    reason: ReturnReason
    /** The product that the member wants instead. */
    exchange_for: Generated<number | null>
    received: Generated<number | null>
    restocked: Generated<number | null>
    written_off: Generated<number | null>
    condition: Generated<string | null>
    deduction_cents: Generated<number>
    deduction_reason: Generated<string | null>
  }
  return_moves: {
    id: Generated<number>
    return_id: number
    from_status: ReturnStatus | null
    to_status: ReturnStatus
    actor: string
    /** What the member is told of it. */
    reason: string | null
    at: Date
  }
  return_photos: {
    id: Generated<number>
    return_id: number
    name: string
    kind: string
    hash: Buffer
    bytes: Buffer
    at: Date
  }
}
