import type { Http } from '@nireeka/contracts'
import type { LineBuildData, OrderData, OrderGroup, ShipmentData } from '@nireeka/contracts/api'
import { toCode } from '@nireeka/contracts/bike-build'
import { layersOf } from '@nireeka/contracts/bike-layers'
import { readPage } from '@nireeka/kit'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import { upgradePath } from '../bikes/bike.ts'
import type { ListedOrder, Order, OrderLine, OrderSummary, Shipment } from './order.ts'

/** The query for a page of the member's own orders of a group, the newest first. */
export const ordersPage = (http: Http, page: number, state: OrderGroup = 'all') =>
  queryOptions({
    queryKey: ['orders', state, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await readPage(page, (it) =>
        http.get('/api/orders', { query: { page: it, state }, signal }),
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
  lines: lines.map(({ title, count, image }) => ({ title, count, image })),
  arrival: schedule && { from: schedule.arrives_from, to: schedule.arrives_to },
})

type ListedData = SummaryData & {
  has_bike: boolean
  invoice_number: string | null
  tracking_url: string | null
  may_buy_again: boolean
}

const toListed = ({
  has_bike,
  invoice_number,
  tracking_url,
  may_buy_again,
  ...data
}: ListedData): ListedOrder => ({
  ...toSummary(data),
  hasBike: has_bike,
  invoiceNumber: invoice_number,
  trackingUrl: tracking_url,
  mayBuyAgain: may_buy_again,
})

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

const toLine = ({
  product_id,
  title,
  image,
  price,
  count,
  ...line
}: OrderData['lines'][number]): OrderLine => ({
  productId: product_id,
  title,
  image,
  layers: layersOf(image, line.build?.part_ids ?? []),
  price,
  count,
  toShip: line.to_ship,
  parts: line.build ? line.description : null,
  path: productPath(line.kind, product_id),
  isSold: line.is_sold && line.kind !== 'bike',
  ...linksOf(line),
})

function productPath(kind: string, id: number): string | null {
  if (kind === 'accessory') return `/shop/accessories/${id}`
  return kind === 'spare' ? `/shop/spares/${id}` : null
}

/** Returns the configurator's paths to build a bike again and to upgrade it; both null for an upgrade. */
function linksOf({ kind, bike_slug: slug, order_bike_id: id, build }: LinkData) {
  if (kind !== 'bike' || !slug) return { againPath: null, upgradePath: null }
  return {
    againPath: build ? `/configurator/${slug}?build=${toCode(toBuild(build))}` : null,
    upgradePath: id === null ? null : upgradePath({ id, slug }),
  }
}

type LinkData = Pick<OrderData['lines'][number], 'kind' | 'bike_slug' | 'order_bike_id' | 'build'>

const toBuild = ({ size_id, color_id, ral, part_ids }: LineBuildData) => ({
  sizeId: size_id,
  colourId: color_id,
  ral,
  partIds: part_ids,
})
