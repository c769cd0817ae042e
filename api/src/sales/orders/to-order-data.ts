import { toDollars } from '@nireeka/contracts'
import { type OrderData, PAYMENT_STATES, PROVIDERS } from '@nireeka/contracts/api'

import { toLineBuild } from '../cart/cart-data.ts'
import type { LineOfPieces } from '../shipments/pieces.ts'
import { toShipment } from '../shipments/read-shipments.ts'
import { billingLines, deliveryLines } from './address-lines.ts'
import { cancelRefusal } from './may-cancel.ts'
import type { OrderFacts } from './order-facts.ts'
import { scheduleOf } from './order-schedule.ts'
import { shownStatus, type StatusRow } from './shown-status.ts'

interface SummaryRow extends StatusRow {
  id: number
  number: string
  placed_at: Date
  total_cents: number
  item_count: number
}

export const toSummary = (row: SummaryRow) => ({
  id: row.id,
  number: row.number,
  status: shownStatus(row),
  placed_at: row.placed_at.toISOString(),
  total: toDollars(row.total_cents),
  item_count: row.item_count,
})

/** Returns an order in the API's form for its member; `pieces` are its lines with what is still to be sent. */
export const toOrderData = (order: OrderFacts, pieces: readonly LineOfPieces[]): OrderData => ({
  ...toSummary({ ...order, item_count: order.lines.reduce((sum, { count }) => sum + count, 0) }),
  ...sumsOf(order),
  promo_code: order.promo_code,
  refunds: order.refunds.map(toRefund),
  email: order.email ?? order.account_email,
  country: order.country,
  address: order.address,
  address_lines: deliveryLines(order),
  billing: billingOf(order),
  shipping_method: order.shipping_method,
  days: daysOf(order),
  lead_days: order.lead_days,
  built_by: order.built_by,
  schedule: scheduleOf(order),
  payment: paymentOf(order),
  invoice_number: order.invoice_number,
  ...cancelOf(order),
  exchange_for: exchangeOf(order),
  lines: order.lines.map((line) => toLine(line, pieces)),
  shipments: order.shipments.map(toShipment),
  moves: order.moves.map(({ status, at }) => ({ status, at: at.toISOString() })),
  pay_url: shownStatus(order) === 'pending_payment' ? order.redirect : null,
})

function cancelOf(order: OrderFacts) {
  const cancel_refusal = cancelRefusal(order)
  return { may_cancel: cancel_refusal === null, cancel_refusal, upgraded_by: order.upgraded_by }
}

const exchangeOf = ({ exchange }: OrderFacts): OrderData['exchange_for'] =>
  exchange
    ? {
        return: { id: exchange.id, number: exchange.number },
        order: { id: exchange.order_id, number: exchange.order_number },
      }
    : null

const sumsOf = (order: OrderFacts) => ({
  subtotal: toDollars(order.lines_cents),
  discount: toDollars(order.discount_cents),
  shipping: toDollars(order.shipping_cents),
  tax: toDollars(order.tax_cents),
  tax_label: order.tax_label,
  credits: toDollars(order.credits_cents),
  refunded: toDollars(order.refunded_cents),
})

export const toRefund = (refund: OrderFacts['refunds'][number]) => ({
  amount: toDollars(refund.amount_cents),
  to_credits: toDollars(refund.credits_cents),
  reason: refund.reason,
  state: refund.state,
  at: refund.created_at.toISOString(),
  credit_note: refund.credit_number,
})

function billingOf(order: OrderFacts) {
  const { billing_address: address, billing_country: country } = order
  const lines = billingLines(order)
  return address && country !== null && lines ? { address, country, lines } : null
}

const daysOf = ({ days_min: min, days_max: max }: OrderFacts) =>
  min === null || max === null ? null : { min, max }

/** Returns the payment's data; null when store credit has paid everything. */
function paymentOf({ provider, payment_state, payment_cents }: OrderFacts): OrderData['payment'] {
  const known = PROVIDERS.find((one) => one === provider)
  const state = PAYMENT_STATES.find((one) => one === payment_state)
  return known && state ? { provider: known, state, amount: toDollars(payment_cents) } : null
}

export const toLine = (line: OrderFacts['lines'][number], pieces: readonly LineOfPieces[]) => ({
  product_id: line.product_id,
  title: line.title,
  description: line.description,
  image: line.image,
  choices: line.choices,
  price: toDollars(line.unit_cents),
  count: line.count,
  to_ship: pieces.find(({ id }) => id === line.id)?.to_ship ?? 0,
  discount: toDollars(line.discount_cents),
  kind: line.kind,
  is_sold: line.is_sold,
  bike_slug: line.bike_slug,
  order_bike_id: line.build?.order_bike_id ?? line.first_bike_id,
  build: line.build && toLineBuild(line.build),
})
