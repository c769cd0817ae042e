import type { ShipmentInput } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import {
  conflict,
  invalid,
  queueEmail,
  recordAudit,
  type Db,
  type StaffCaller,
} from '../../platform/index.ts'
import { orderEmailAddress } from '../orders/email-address.ts'
import { assertVersion, type LockedOrder, lockOrder, touchOrder } from '../orders/lock-order.ts'
import { moveOrder } from '../orders/move-order.ts'
import { mayShip } from '../order-admin/allowed.ts'
import { type LineOfPieces, piecesToShip, readPieces } from './pieces.ts'

type Input = z.output<typeof ShipmentInput>

export interface Shipping {
  orderId: number
  input: Input
  /** The idempotency key of the call. */
  key: string
  by: StaffCaller
}

export type ShipOrder = ReturnType<typeof createShipOrder>

/**
 * Creates the function that records a shipment of some or all pieces that are left to be sent, once per key. The order
 * becomes shipped with its last piece, else partly shipped, and an email with the tracking link goes to the customer.
 * Throws a conflict for a changed order, one that isn't ready, and for more pieces than are left.
 */
export const createShipOrder = ({ db, now }: { db: Db; now: () => Date }) =>
  async function shipOrder(shipping: Shipping): Promise<void> {
    await db.transaction().execute((trx) => ship(trx, shipping, now()))
  }

async function ship(trx: Db, shipping: Shipping, at: Date) {
  const { orderId, input, by } = shipping
  const order = await lockOrder(trx, orderId)
  if (await isKnown(trx, shipping)) return
  assertVersion(order, input.version)
  const lines = await readPieces(trx, orderId, order)
  if (!mayShip(order, lines)) throw conflict('cannot_ship', NOT_READY)
  const pieces = chosenPieces(input, lines)
  const shipmentId = await insert(trx, shipping, { pieces, at })
  const sent = [...pieces.values()].reduce((sum, count) => sum + count, 0)
  const to = sent === piecesToShip(lines) ? 'shipped' : 'partly_shipped'
  await moveOn(trx, order, { to, actor: `admin:${by.id}`, at })
  const data = { order_id: orderId, shipment_id: shipmentId }
  await queueEmail(trx, { template: 'order_shipped', to: await orderEmailAddress(trx, orderId), data })
  const { carrier, tracking_number } = input
  await recordAudit(trx, {
    by,
    action: 'order.ship',
    subject: { kind: 'order', id: orderId },
    before: { status: order.status },
    after: {
      status: to,
      shipment_id: shipmentId,
      carrier,
      tracking_number,
      lines: Object.fromEntries(pieces),
    },
    at,
  })
}

const NOT_READY = 'This order isn’t ready to be sent, or all of it was sent.'

/** Returns the chosen pieces by line. Throws for a line of another order, and for more pieces than are left. */
function chosenPieces({ lines: chosen }: Input, lines: readonly LineOfPieces[]): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { line_id, count } of chosen) pieces.set(line_id, (pieces.get(line_id) ?? 0) + count)
  for (const [id, count] of pieces) {
    const line = lines.find((one) => one.id === id)
    if (!line) throw invalid('lines', 'This order has no such line.')
    if (count > line.to_ship)
      throw conflict('too_many_pieces', `Of ${line.title}, ${line.to_ship} are left to be sent.`)
  }
  return pieces
}

/** Tells whether the call was made before under this key; throws when it was with other contents. */
async function isKnown(trx: Db, { orderId, key, input }: Shipping): Promise<boolean> {
  const before = await trx
    .selectFrom('shipments')
    .select(['id', 'carrier', 'tracking_number'])
    .where('order_id', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!before) return false
  const isSame = before.carrier === input.carrier && before.tracking_number === input.tracking_number
  if (isSame) return true
  throw conflict('key_reused', 'This shipment was sent before with other contents. Please reload the page.')
}

interface Inserting {
  pieces: Map<number, number>
  at: Date
}

async function insert(trx: Db, { orderId, key, input, by }: Shipping, { pieces, at }: Inserting) {
  const { carrier, tracking_number } = input
  const { id } = await trx
    .insertInto('shipments')
    .values({
      order_id: orderId,
      key,
      carrier,
      tracking_number,
      state: 'preparing',
      actor: `admin:${by.id}`,
      created_at: at,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = [...pieces].map(([order_line_id, count]) => ({ shipment_id: id, order_line_id, count }))
  await trx.insertInto('shipment_lines').values(rows).execute()
  return id
}

interface Moving {
  to: 'shipped' | 'partly_shipped'
  actor: string
  at: Date
}

/** Changes the order's status; a further part of a partly shipped order changes its version only. */
async function moveOn(trx: Db, { id: orderId, status: from }: LockedOrder, { to, actor, at }: Moving) {
  if (from === to) await touchOrder(trx, orderId)
  else await moveOrder(trx, { orderId, from, to, actor, at })
}
