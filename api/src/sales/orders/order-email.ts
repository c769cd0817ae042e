import { formatPrice, toDollars } from '@nireeka/contracts'

import { discountLabel, shippingLabel, taxLabel } from '../invoices/invoice-labels.ts'
import type { OrderFacts } from './order-facts.ts'
import {
  button,
  greeting,
  manyLines,
  oneLine,
  text,
  type Block,
  type Content,
  type PageAddress,
  type Row,
} from '../../platform/index.ts'

export const orderEmail = (order: OrderFacts, page: PageAddress): Content =>
  order.held_reason === null ? paid(order, page) : held(order, page)

export const ORDER_REASON = 'You get this email because you placed this order.'

const paid = (order: OrderFacts, page: PageAddress): Content => ({
  subject: `Thank you for your order ${order.number}`,
  heading: 'Thank you for your order',
  blocks: [
    text(greeting(order.address.name)),
    text(`Your payment for ${order.number} has arrived, and we’re getting started.`),
    ...content(order),
    ...(hasGiftCards(order) ? [text('Each gift card arrives in a separate email with its code.')] : []),
    button('See your order', page(`/dashboard/orders/${order.id}`)),
    text('Follow every step there until it’s at your door. Your invoice is attached.'),
  ],
  reason: ORDER_REASON,
})

/**
 * Returns the email about a held order. It doesn't say why: a payment of another amount, or one for an order that was
 * already over.
 */
const held = (order: OrderFacts, page: PageAddress): Content => ({
  subject: `We are looking at your payment for ${order.number}`,
  heading: 'Your payment needs a second look',
  blocks: [
    text(greeting(order.address.name)),
    text(
      `We were told of a payment that doesn’t fit your order ${order.number}. Someone on our team will check it and email you before anything else happens.`,
    ),
    text('Please don’t pay again. If the order can’t go on, you get the whole sum back.'),
    ...content(order),
    button('See your order', page(`/dashboard/orders/${order.id}`)),
  ],
  reason: ORDER_REASON,
})

const hasGiftCards = ({ lines }: OrderFacts) => lines.some(({ category }) => category === 'gift')

const content = (order: OrderFacts): Block[] => [
  { kind: 'rows', rows: [...order.lines.map(toRow), ...totals(order)] },
  text(`It goes to:\n${addressOf(order)}`),
  ...daysOf(order),
]

/** The most characters of a build's parts in the email; the order's page and the invoice list all parts. */
const MOST_OF_PARTS = 160
const DAYS_A_WEEK = 5

export const price = (cents: number) => formatPrice(toDollars(cents))

function toRow({ title, description, build, count, unit_cents }: OrderFacts['lines'][number]): Row {
  const what = build ? `${oneLine(title)} (${oneLine(description, MOST_OF_PARTS)})` : oneLine(title)
  return { label: count > 1 ? `${count} × ${what}` : what, value: price(unit_cents * count) }
}

const totals = (order: OrderFacts): Row[] => [
  { label: 'Subtotal', value: price(order.lines_cents), role: 'first' },
  ...row(discountLabel(order), -order.discount_cents),
  { label: shippingLabel(order), value: order.shipping_cents === 0 ? 'Free' : price(order.shipping_cents) },
  { label: taxLabel(order), value: price(order.tax_cents) },
  { label: 'Total', value: price(order.total_cents), role: 'sum' },
  ...row('Paid with store credit', -order.credits_cents),
]

/** Returns a row of the sums; none for an amount of zero. */
const row = (label: string, cents: number): Row[] =>
  cents === 0 ? [] : [{ label, value: `−${price(-cents)}` }]

function daysOf(order: OrderFacts): Block[] {
  const { days_min: min, days_max: max } = order
  if (min === null || max === null) return []
  const onTheWay = `Once sent, it takes ${min === max ? min : `${min} to ${max}`} working days.`
  return [text([buildingTime(order), onTheWay].filter(Boolean).join(' '))]
}

/** Returns the sentence about a bike's building time. No date is named when the lead time is unknown. */
function buildingTime({ lead_days, lines }: OrderFacts): string {
  if (lead_days === 0) return ''
  const bikes = lines.reduce((sum, { kind, count }) => sum + (kind === 'bike' ? count : 0), 0)
  const what = bikes > 1 ? 'Your bikes are' : 'Your bike is'
  if (lead_days === null)
    return `${what} built for you first, and we write to you as soon as we know the day.`
  const weeks = Math.ceil(lead_days / DAYS_A_WEEK)
  return `${what} built for you first, which takes about ${weeks === 1 ? 'a week' : `${weeks} weeks`}.`
}

function addressOf({ address, country }: OrderFacts): string {
  const { name, last_name, street, street_2, city, region, postcode } = address
  const lines = [`${name} ${last_name}`, street, street_2, `${postcode} ${city}`, region, country]
  return manyLines(lines.flatMap((line) => (line ? [oneLine(line)] : [])).join('\n'))
}
