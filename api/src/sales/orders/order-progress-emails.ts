import { CARRIER_LABELS, trackingUrl } from '@nireeka/contracts'

import { button, greeting, text, type Block, type Content, type PageAddress } from '../../platform/index.ts'
import { arrivalOf, ORDER_REASON } from './order-email.ts'
import type { OrderFacts } from './order-facts.ts'
import { itemsBlock } from './order-items.ts'
import { scheduleOf } from './order-schedule.ts'

export const orderInProduction = (order: OrderFacts, page: PageAddress): Content => ({
  subject: `We are building your order ${order.number}`,
  heading: bikesOf(order) > 1 ? 'We are building your bikes' : 'We are building your bike',
  blocks: [
    text(greeting(order.address.name)),
    text(`The workshop has started with your order ${order.number}. It can no longer be cancelled.`),
    itemsBlock(
      order.lines.flatMap((line) => (line.kind === 'bike' ? [{ line, count: line.count, value: '' }] : [])),
      page,
    ),
    text(`We’ll email you again as soon as it ships.${expected(order)}`),
    button('See your order', page(`/dashboard/orders/${order.id}`)),
  ],
  reason: ORDER_REASON,
})

const bikesOf = ({ lines }: OrderFacts) =>
  lines.reduce((sum, { kind, count }) => sum + (kind === 'bike' ? count : 0), 0)

interface Sent {
  shipmentId: number
  page: PageAddress
}

/** Returns the email about one shipment; null when there is no such shipment. */
export function orderShipped(order: OrderFacts, { shipmentId, page }: Sent): Content | null {
  const shipment = order.shipments.find(({ id }) => id === shipmentId)
  if (!shipment) return null
  const { carrier, tracking_number, lines } = shipment
  const isPart = order.status === 'partly_shipped' || order.shipments.length > 1
  return {
    subject: isPart
      ? `Part of your order ${order.number} is on its way`
      : `Your order ${order.number} is on its way`,
    heading: isPart ? 'Part of your order is on its way' : 'Your order is on its way',
    blocks: [
      text(greeting(order.address.name)),
      text(`It’s on its way with ${CARRIER_LABELS[carrier]}. Tracking number: ${tracking_number}`),
      itemsOf(order, lines, page),
      button('Track your parcel', trackingUrl(carrier, tracking_number)),
      ...(isPart || !scheduleOf(order) ? [] : [text(expected(order).trim())]),
      text(
        `${CARRIER_LABELS[carrier]} may take a day to show the parcel. Your order: ${page(`/dashboard/orders/${order.id}`)}`,
      ),
    ],
    reason: ORDER_REASON,
  }
}

/** Returns the pieces of a parcel with their pictures. */
function itemsOf(order: OrderFacts, pieces: Shipped['lines'], page: PageAddress): Block {
  const shown = pieces.flatMap(({ line_id, count }) => {
    const line = order.lines.find(({ id }) => id === line_id)
    return line ? [{ line, count, value: '' }] : []
  })
  return itemsBlock(shown, page)
}

type Shipped = OrderFacts['shipments'][number]

/** Returns the sentence about the days of arrival, after a blank; empty while they aren't known. */
function expected(order: OrderFacts): string {
  const schedule = scheduleOf(order)
  return schedule ? ` Expected delivery: ${arrivalOf(schedule)}.` : ''
}

export const orderDelivered = (order: OrderFacts, page: PageAddress): Content => ({
  subject: `Your order ${order.number} was delivered`,
  heading: 'Your order was delivered',
  blocks: [
    text(greeting(order.address.name)),
    text(
      `All of your order ${order.number} has arrived. If something is missing or isn’t right, please write to us.`,
    ),
    ...(bikesOf(order) > 0 ? [text('You can now register your bike, which starts its warranty.')] : []),
    text('If something isn’t right for you, you can return it within 14 days.'),
    button('See your order', page(`/dashboard/orders/${order.id}`)),
  ],
  reason: ORDER_REASON,
})
