import type { Carrier } from '@nireeka/contracts'
import type { ShipmentState } from '@nireeka/contracts/api'
import type { Generated } from 'kysely'

export interface ShipmentTables {
  shipments: {
    id: Generated<number>
    order_id: number
    /** The idempotency key of the call that made it. */
    key: string
    carrier: Carrier
    tracking_number: string
    state: ShipmentState
    actor: string
    created_at: Date
    changed_at: Date
    delivered_at: Generated<Date | null>
  }
  shipment_lines: { shipment_id: number; order_line_id: number; count: number }
}
