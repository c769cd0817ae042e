import type { Http } from '@nireeka/contracts'
import type {
  AdminCancel,
  AdminOrderData,
  HeldDecision,
  OrderEmail,
  OrderMoveTo,
  OrderNote,
  RefundInput,
  ShipmentInput,
  ShipmentMove,
} from '@nireeka/contracts/api'
import type { input, output } from '@nireeka/contracts/zod'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

/** An order as staff work on it. */
export type Order = InOurNames<AdminOrderData>
export type OrderLine = Order['lines'][number]
export type Shipment = Order['shipments'][number]
export type Actor = Order['moves'][number]['who']

/** An order as it was read: the version that a change is for. */
export type OrderVersion = Pick<Order, 'id' | 'version'>

/** What a change answers: the order as it is now, and the server's sentence about it. */
export interface Changed {
  order: Order
  message: string | null
}

/** Returns an order as it is now. */
export const readOrder = async (http: Http, id: string | number, signal?: AbortSignal): Promise<Order> =>
  inOurNames((await http.get('/api/backoffice/orders/:id', { params: { id }, signal })).data)

export const orderKey = (id: string | number) => ['order', String(id)] as const

/** The query of an order. It is read again on every visit, because other staff work on it, too. */
export const orderById = (http: Http, id: string) =>
  queryOptions({
    queryKey: orderKey(id),
    staleTime: 0,
    queryFn: ({ signal }) => readOrder(http, id, signal),
  })

const toChanged = ({ data, message }: { data: AdminOrderData; message: string | null }): Changed => ({
  order: inOurNames(data),
  message,
})

/** Moves an order to the next state of its way through the workshop. */
export const moveOrder = async (http: Http, { id, version }: OrderVersion, to: OrderMoveTo) =>
  toChanged(await http.post('/api/backoffice/orders/:id/moves', { to, version }, { params: { id } }))

export type ShipmentBody = output<typeof ShipmentInput>

/** Returns the shipment of everything that is left of an order. */
export const shipmentOfRest = (
  { version, lines }: Pick<Order, 'version' | 'lines'>,
  carrier: ShipmentBody['carrier'],
  trackingNumber: string,
): ShipmentBody => ({
  version,
  carrier,
  tracking_number: trackingNumber,
  lines: lines.flatMap((line) => (line.toShip > 0 ? [{ line_id: line.id, count: line.toShip }] : [])),
})

/** Sends pieces of an order. The same key again changes nothing. */
export const shipOrder = async (http: Http, id: number, { body, key }: { body: ShipmentBody; key: string }) =>
  toChanged(
    await http.post('/api/backoffice/orders/:id/shipments', body, {
      params: { id },
      headers: { 'idempotency-key': key },
    }),
  )

/** Records how far a shipment is. */
export const moveShipment = async (
  http: Http,
  { id, version }: OrderVersion,
  { shipment, state }: Pick<input<typeof ShipmentMove>, 'state'> & { shipment: number },
) =>
  toChanged(
    await http.post(
      '/api/backoffice/orders/:id/shipments/:shipment/state',
      { state, version },
      { params: { id, shipment } },
    ),
  )

/** Cancels an order of which nothing was sent, and refunds it in full. */
export const cancelOrder = async (http: Http, id: number, body: output<typeof AdminCancel>) =>
  toChanged(await http.post('/api/backoffice/orders/:id/cancel', body, { params: { id } }))

/** Accepts or refuses a payment that doesn't fit its order. */
export const decideHeld = async (http: Http, id: number, body: output<typeof HeldDecision>) =>
  toChanged(await http.post('/api/backoffice/orders/:id/held-payment', body, { params: { id } }))

export const addNote = async (http: Http, id: number, body: output<typeof OrderNote>) =>
  toChanged(await http.post('/api/backoffice/orders/:id/notes', body, { params: { id } }))

/** Sends an email of the order again. */
export const sendEmail = async (http: Http, id: number, body: input<typeof OrderEmail>) =>
  toChanged(await http.post('/api/backoffice/orders/:id/emails', body, { params: { id } }))

type RefundBody = output<typeof RefundInput>

/** Refunds an amount or pieces; returns how much went back, and where. The same key again changes nothing. */
export const refundOrder = async (http: Http, id: number, { body, key }: { body: RefundBody; key: string }) =>
  inOurNames(
    (
      await http.post('/api/backoffice/orders/:id/refunds', body, {
        params: { id },
        headers: { 'idempotency-key': key },
      })
    ).data,
  )

/** Returns the packing slip as a PDF: of a shipment, or of what is still to be sent. */
export const readPackingSlip = (http: Http, id: number, shipment?: number) =>
  http.get('/api/backoffice/orders/:id/packing-slip', { params: { id }, query: { shipment }, isFile: true })

/** Returns a credit note as a PDF. */
export const readCreditNote = (http: Http, id: number, number: string) =>
  http.get('/api/backoffice/orders/:id/credit-notes/:number', { params: { id, number }, isFile: true })

/** Returns the invoice as a PDF. */
export const readInvoice = (http: Http, id: number) =>
  http.get('/api/backoffice/orders/:id/invoice', { params: { id }, isFile: true })
