import { LOST_BIKE } from './lost-bikes.ts'
import type { OrderFacts } from './order-facts.ts'
import { button, greeting, oneLine, text, type Content, type PageAddress } from '../../platform/index.ts'
import { ORDER_REASON, price } from './order-email.ts'

export const orderCancelled = (order: OrderFacts, page: PageAddress): Content => ({
  subject: `Your order ${order.number} is cancelled`,
  heading: 'Your order is cancelled',
  blocks: [
    text(greeting(order.address.name)),
    text(`${whyCancelled(order)} Nothing will be shipped.`),
    text(order.paid_at ? moneyBack(order.refunds) : notCharged(order)),
    ...creditNotes(order.refunds),
    button('See your order', page(`/dashboard/orders/${order.id}`)),
  ],
  reason: ORDER_REASON,
})

function whyCancelled({ number, moves }: OrderFacts): string {
  const { reason, actor } = moves.at(-1) ?? {}
  if (actor?.startsWith('admin:')) {
    return `We’ve had to cancel your order ${number}. The reason: ${oneLine(reason ?? '', 300)}`
  }
  if (reason !== LOST_BIKE) return `As you requested, we’ve cancelled your order ${number}.`
  return `We’ve cancelled your order ${number}, as it has upgrades for a bike that’s no longer yours.`
}

const notCharged = ({ credits_cents }: OrderFacts) =>
  credits_cents > 0
    ? 'You weren’t charged, and your store credit is back in your account.'
    : 'You hadn’t paid, so nothing was charged.'

/** Returns the email about an order's latest refund, which also tells that the order has ended with it. */
export const orderRefunded = (order: OrderFacts, page: PageAddress): Content | null => {
  const last = sent(order.refunds).at(-1)
  if (!last) return null
  return {
    subject: `Your refund of ${price(last.amount_cents)} for order ${order.number}`,
    heading: `Your refund of ${price(last.amount_cents)}`,
    blocks: [
      text(greeting(order.address.name)),
      text(`It is for your order ${order.number}. The reason: ${oneLine(last.reason, 300)}`),
      text(moneyBack([last])),
      ...creditNotes([last]),
      ...(order.status === 'cancelled' ? [text('The order is cancelled: nothing will be shipped.')] : []),
      button('See your order', page(`/dashboard/orders/${order.id}`)),
    ],
    reason: ORDER_REASON,
  }
}

type Refunds = OrderFacts['refunds']

/** Returns the sentence about the credit notes that are attached; none before there is one. */
function creditNotes(refunds: Refunds) {
  const numbers = refunds.flatMap(({ credit_number }) => credit_number ?? [])
  if (numbers.length === 0) return []
  return [text(`Attached: credit note${numbers.length > 1 ? 's' : ''} ${numbers.join(', ')}.`)]
}

const sent = (refunds: Refunds) => refunds.filter(({ state }) => state !== 'failed')

/** Returns the sentence about where the money goes; how long it takes depends on the bank. */
function moneyBack(refunds: Refunds): string {
  const sum = (of: (refund: Refunds[number]) => number) =>
    sent(refunds).reduce((total, one) => total + of(one), 0)
  const toProvider = sum(({ provider_cents }) => provider_cents)
  const toCredits = sum(({ credits_cents }) => credits_cents)
  const bank = `${price(toProvider)} goes back to your original payment method; your bank can take up to ten days to show it.`
  const credit = `${price(toCredits)} is back as store credit, which you can spend right away.`
  return [toProvider > 0 && bank, toCredits > 0 && credit].filter(Boolean).join(' ') || NOTHING
}

const NOTHING = 'There was nothing to pay, so there’s nothing to refund.'
