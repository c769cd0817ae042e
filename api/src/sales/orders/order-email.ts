import { formatDate, formatDateSpan, formatPrice, toDollars } from '@nireeka/contracts'
import type { OrderScheduleData } from '@nireeka/contracts/api'

import { discountLabel, shippingLabel, taxLabel } from '../invoices/invoice-labels.ts'
import { deliveryLines } from './address-lines.ts'
import type { OrderFacts } from './order-facts.ts'
import { itemsBlock } from './order-items.ts'
import { scheduleOf } from './order-schedule.ts'
import {
  button,
  greeting,
  manyLines,
  oneLine,
  subheading,
  text,
  type Block,
  type Content,
  type PageAddress,
  type Row,
} from '../../platform/index.ts'

export const orderEmail = (order: OrderFacts, page: PageAddress): Content =>
  order.held_reason === null ? paid(order, page) : held(order, page)

export const ORDER_REASON = 'You’re getting this email because you placed this order.'

const paid = (order: OrderFacts, page: PageAddress): Content => ({
  subject: `Thank you for your order ${order.number}`,
  heading: 'Thank you for your order',
  blocks: [
    text(greeting(order.address.name)),
    text(`Your payment for ${order.number} has arrived, and we’re getting started.`),
    ...content(order, page),
    ...(hasGiftCards(order) ? [text('Each gift card arrives in a separate email with its code.')] : []),
    button('See your order', page(`/dashboard/orders/${order.id}`)),
    text(`Follow every step there until it’s at your door. ${attached(order)}`),
  ],
  reason: ORDER_REASON,
})

/**
 * Returns the email about a held order. It doesn't say why: a payment of another amount, or one for an order that was
 * already over.
 */
const held = (order: OrderFacts, page: PageAddress): Content => ({
  subject: `We’re checking your payment for ${order.number}`,
  heading: 'Your payment needs a second look',
  blocks: [
    text(greeting(order.address.name)),
    text(
      `We received a payment that doesn’t match your order ${order.number}. Someone on our team will check it and email you before anything else happens.`,
    ),
    text('Please don’t pay again. If the order can’t go ahead, you’ll get a full refund.'),
    ...content(order, page),
    button('See your order', page(`/dashboard/orders/${order.id}`)),
  ],
  reason: ORDER_REASON,
})

const hasGiftCards = ({ lines }: OrderFacts) => lines.some(({ category }) => category === 'gift')

const attached = (order: OrderFacts) =>
  scheduleOf(order)
    ? 'Your invoice is attached, and a calendar file with the delivery.'
    : 'Your invoice is attached.'

const content = (order: OrderFacts, page: PageAddress): Block[] => [
  itemsBlock(
    order.lines.map((line) => ({ line, count: line.count, value: price(line.unit_cents * line.count) })),
    page,
  ),
  { kind: 'rows', rows: totals(order) },
  ...daysOf(order),
  subheading('Shipping to'),
  text(addressOf(order)),
]

const DAYS_A_WEEK = 5

export const price = (cents: number) => formatPrice(toDollars(cents))

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

/** Returns what happens when: days, or before they are known, how long it takes. */
function daysOf(order: OrderFacts): Block[] {
  const schedule = scheduleOf(order)
  if (schedule) return [subheading('What happens when'), { kind: 'rows', rows: stepsOf(schedule) }]
  const { days_min: min, days_max: max } = order
  if (min === null || max === null) return []
  const onTheWay = `Once shipped, it takes ${min === max ? min : `${min} to ${max}`} working days.`
  return [text([buildingTime(order), onTheWay].filter(Boolean).join(' '))]
}

/** Returns the sentence about a bike's building time. No date is named when the lead time is unknown. */
function buildingTime({ lead_days, lines }: OrderFacts): string {
  if (lead_days === 0) return ''
  const bikes = lines.reduce((sum, { kind, count }) => sum + (kind === 'bike' ? count : 0), 0)
  const what = bikes > 1 ? 'Your bikes are' : 'Your bike is'
  if (lead_days === null)
    return `${what} built for you first, and we’ll email you as soon as we know the date.`
  const weeks = Math.ceil(lead_days / DAYS_A_WEEK)
  return `${what} built for you first, which takes about ${weeks === 1 ? 'a week' : `${weeks} weeks`}.`
}

/** Returns the days of an order; one without a bike has no steps between. */
export const stepsOf = (schedule: OrderScheduleData): Row[] => [
  { label: 'Ordered', value: formatDate(schedule.ordered_on, 'dayOfYear') },
  ...dayRow('Built by', schedule.built_on),
  ...dayRow('Ships', schedule.sent_on),
  { label: 'Arrives', value: arrivalOf(schedule) },
]

const dayRow = (label: string, day: string | null): Row[] =>
  day ? [{ label, value: formatDate(day, 'dayOfYear') }] : []

/** Returns the days of arrival as text: "March 4 to 9". */
export const arrivalOf = ({ arrives_from, arrives_to }: OrderScheduleData): string =>
  formatDateSpan(arrives_from, arrives_to)

const addressOf = (order: OrderFacts) =>
  manyLines(
    deliveryLines(order)
      .map((line) => oneLine(line))
      .join('\n'),
  )
