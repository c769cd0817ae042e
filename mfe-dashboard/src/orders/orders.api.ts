import type { Http } from '@nireeka/contracts'
import { type OrderData, type OrderGroup, RETURN_DAYS, type ShipmentData } from '@nireeka/contracts/api'
import { keepUnits, readPage } from '@nireeka/kit'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import type { ListedOrder, Order, OrderSummary, Shipment } from './order.ts'
import { toLine } from './to-line.api.ts'

/** The query for a page of the member's own orders of a group with these words, the newest first. */
export const ordersPage = (http: Http, page: number, state: OrderGroup = 'all', words = '') =>
  queryOptions({
    queryKey: ['orders', state, page, words],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await readPage(page, (it) =>
        http.get('/api/orders', { query: { page: it, state, q: words || undefined }, signal }),
      )
      return {
        items: data.items.map(toListed),
        total: data.total,
        pages: Math.ceil(data.total / data.per_page),
        counts: data.counts,
      }
    },
  })

export const orderById = (http: Http, id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: async ({ signal }) =>
      toOrder((await http.get('/api/orders/:id', { params: { id }, signal })).data),
  })

/** Cancels an order; returns it as it is now, and the API's message to its buyer. */
export async function cancelOrder(http: Http, id: number) {
  const { data, message } = await http.post('/api/orders/:id/cancel', {}, { params: { id } })
  return { order: toOrder(data), message }
}

/** Returns the invoice as a PDF. */
export const readInvoice = (http: Http, id: number) =>
  http.get('/api/orders/:id/invoice', { params: { id }, isFile: true })

/** Returns the calendar file of the delivery. */
export const readCalendar = (http: Http, id: number) =>
  http.get('/api/orders/:id/calendar', { params: { id }, isFile: true })

/** Returns a refund's credit note as a PDF. */
export const readCreditNote = (http: Http, id: number, number: string) =>
  http.get('/api/orders/:id/credit-notes/:number', { params: { id, number }, isFile: true })

/** Returns the payment page's URL of an unpaid order. */
export const openPayment = async (http: Http, id: number) =>
  (await http.post('/api/orders/:id/pay', {}, { params: { id } })).data.redirect

type SummaryData = Pick<
  OrderData,
  'id' | 'number' | 'status' | 'placed_at' | 'total' | 'item_count' | 'schedule'
> & {
  lines: OrderSummary['lines']
}

const toSummary = ({
  id,
  number,
  status,
  placed_at,
  total,
  item_count,
  lines,
  schedule,
}: SummaryData): OrderSummary => ({
  id,
  number,
  status,
  total,
  placedAt: new Date(placed_at),
  itemCount: item_count,
  lines: lines.map(({ title, count, image }) => ({ title: keepUnits(title), count, image })),
  arrival: schedule && { from: schedule.arrives_from, to: schedule.arrives_to },
})

type ListedData = SummaryData & {
  has_bike: boolean
  invoice_number: string | null
  tracking_url: string | null
  delivered_at: string | null
  may_buy_again: boolean
}

const toListed = ({
  has_bike,
  invoice_number,
  tracking_url,
  delivered_at,
  may_buy_again,
  ...data
}: ListedData): ListedOrder => ({
  ...toSummary(data),
  hasBike: has_bike,
  invoiceNumber: invoice_number,
  trackingUrl: tracking_url,
  deliveredAt: delivered_at === null ? null : new Date(delivered_at),
  returnUntil: delivered_at === null ? null : returnEnd(new Date(delivered_at)),
  mayBuyAgain: may_buy_again,
})

const DAY_MS = 24 * 60 * 60_000

const returnEnd = (deliveredAt: Date) => new Date(deliveredAt.getTime() + RETURN_DAYS * DAY_MS)

const toOrder = (data: OrderData): Order => ({
  ...toSummary(data),
  subtotal: data.subtotal,
  discount: data.discount,
  shipping: data.shipping,
  tax: data.tax,
  taxLabel: data.tax_label,
  credits: data.credits,
  promoCode: data.promo_code,
  shippingMethod: data.shipping_method,
  days: data.days,
  leadDays: data.lead_days,
  builtBy: data.built_by,
  hasBike: data.lines.some(({ kind }) => kind === 'bike'),
  refunds: data.refunds.map(({ to_credits, at, credit_note, ...refund }) => ({
    ...refund,
    toCredits: to_credits,
    creditNote: credit_note,
    at: new Date(at),
  })),
  payment: data.payment,
  invoiceNumber: data.invoice_number,
  cancelRefusal: data.cancel_refusal,
  upgradedBy: data.upgraded_by,
  exchangeFor: data.exchange_for?.order ?? null,
  email: data.email,
  address: data.address_lines,
  phone: data.address.phone,
  billing: data.billing && data.billing.lines,
  lines: data.lines.map(toLine),
  shipments: data.shipments.map(toShipment),
  moves: data.moves.map(({ status, at }) => ({ status, at: new Date(at) })),
  payUrl: data.pay_url,
})

const toShipment = ({
  id,
  state,
  carrier,
  tracking_number,
  tracking_url,
  changed_at,
  lines,
}: ShipmentData): Shipment => ({
  id,
  state,
  carrier,
  lines,
  changedAt: new Date(changed_at),
  trackingNumber: tracking_number,
  trackingUrl: tracking_url,
})
