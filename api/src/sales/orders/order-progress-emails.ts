import { CARRIER_LABELS, trackingUrl } from '@nireeka/contracts'

import { button, greeting, oneLine, text, type Content, type PageAddress } from '../../platform/index.ts'
import { ORDER_REASON } from './order-email.ts'
import type { OrderFacts } from './order-facts.ts'

export const orderInProduction = (order: OrderFacts, page: PageAddress): Content => ({
  subject: `We are building your order ${order.number}`,
  heading: bikesOf(order) > 1 ? 'We are building your bikes' : 'We are building your bike',
  blocks: [
    text(greeting(order.address.name)),
    text(
      `The workshop has started with your order ${order.number}. From now on it can’t be cancelled any more.`,
    ),
    text('We’ll email you again as soon as it ships.'),
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
      ? `A part of your order ${order.number} is on its way`
      : `Your order ${order.number} is on its way`,
    heading: isPart ? 'A part of your order is on its way' : 'Your order is on its way',
    blocks: [
      text(greeting(order.address.name)),
      text(`We send it with ${CARRIER_LABELS[carrier]}. The tracking number: ${tracking_number}`),
      text(lines.map(({ title, count }) => `${count} × ${oneLine(title)}`).join('\n')),
      button('See where it is', trackingUrl(carrier, tracking_number)),
      text(
        `${CARRIER_LABELS[carrier]} may take a day to show the parcel. All about your order: ${page(`/dashboard/orders/${order.id}`)}`,
      ),
    ],
    reason: ORDER_REASON,
  }
}

export const orderDelivered = (order: OrderFacts, page: PageAddress): Content => ({
  subject: `Your order ${order.number} was delivered`,
  heading: 'Your order was delivered',
  blocks: [
    text(greeting(order.address.name)),
    text(
      `All of your order ${order.number} has arrived. If something is missing or isn’t right, please write to us.`,
    ),
    ...(bikesOf(order) > 0 ? [text('You can register your bike now: with that, its warranty begins.')] : []),
    text('If something isn’t right for you, you can return it within 14 days.'),
    button('See your order', page(`/dashboard/orders/${order.id}`)),
  ],
  reason: ORDER_REASON,
})
