import { trackingUrl } from '@nireeka/contracts'
import type { ShipmentData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

export type ShipmentFacts = Awaited<ReturnType<typeof readShipments>>[number]

/** Reads the shipments of an order with their pieces, the oldest first. */
export const readShipments = (db: Db, orderId: number) =>
  db
    .selectFrom('shipments as shipment')
    .select([
      'shipment.id',
      'shipment.state',
      'shipment.carrier',
      'shipment.tracking_number',
      'shipment.actor',
      'shipment.created_at',
      'shipment.changed_at',
      'shipment.delivered_at',
      pieces,
    ])
    .where('shipment.order_id', '=', orderId)
    .orderBy('shipment.id')
    .execute()

const pieces = sql<Array<{ line_id: number; title: string; count: number }>>`(
  select json_agg(json_build_object('line_id', line.id, 'title', line.title, 'count', sent.count) order by line.id)
  from shipment_lines as sent join order_lines as line on line.id = sent.order_line_id
  where sent.shipment_id = shipment.id
)`.as('lines')

/** Returns a shipment in the API's form for the order's member. */
export const toShipment = (shipment: ShipmentFacts): ShipmentData => ({
  ...toParcel(shipment),
  lines: shipment.lines.map(({ title, count }) => ({ title, count })),
})

/** Returns what members and admins see of a shipment, without its pieces. */
export const toParcel = ({
  id,
  state,
  carrier,
  tracking_number,
  created_at,
  changed_at,
  delivered_at,
}: ShipmentFacts) => ({
  id,
  state,
  carrier,
  tracking_number,
  tracking_url: trackingUrl(carrier, tracking_number),
  created_at: created_at.toISOString(),
  changed_at: changed_at.toISOString(),
  delivered_at: delivered_at?.toISOString() ?? null,
})
