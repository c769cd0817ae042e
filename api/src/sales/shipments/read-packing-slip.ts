import { drawPdf, notFound, type Db } from '../../platform/index.ts'
import { readOrderFacts } from '../orders/order-facts.ts'
import { toPackingSlip } from './packing-slip-content.ts'
import { type LineOfPieces, piecesToShip, readPieces } from './pieces.ts'

interface Slip {
  number: string
  pdf: Buffer
}

export type ReadPackingSlip = (orderId: number, shipmentId?: number) => Promise<Slip>

/**
 * Creates the function that returns the packing slip of a shipment; without one, of the pieces that are still to be
 * sent, or else of the whole order. Throws a 404 for an order or shipment that there isn't.
 */
export const createReadPackingSlip =
  ({ db }: { db: Db }): ReadPackingSlip =>
  async (orderId, shipmentId) => {
    const order = await readOrderFacts(db, orderId)
    if (!order) throw notFound('This order')
    const shipment = order.shipments.find(({ id }) => id === shipmentId) ?? null
    if (shipmentId !== undefined && !shipment) throw notFound('This shipment')
    const counts = shipment
      ? new Map(shipment.lines.map(({ line_id, count }) => [line_id, count]))
      : openPieces(await readPieces(db, orderId, order))
    const pdf = await drawPdf(
      'sales/shipments/draw/draw-packing-slip',
      toPackingSlip(order, { shipment, counts }),
    )
    return { number: order.number, pdf }
  }

const openPieces = (lines: readonly LineOfPieces[]) => {
  const isOpen = piecesToShip(lines) > 0
  const sendable = lines.filter(({ category }) => category !== 'gift')
  return new Map(sendable.map(({ id, to_ship, count }) => [id, isOpen ? to_ship : count]))
}
