import type { OrderFacts } from './order-facts.ts'
import { button, greeting, oneLine, text, type Content, type PageAddress } from '../../platform/index.ts'
import { ORDER_REASON, price } from './order-email.ts'

export const orderCancelled = (order: OrderFacts, page: PageAddress): Content => ({
  subject: `Your order ${order.number} is cancelled`,
  heading: 'Your order is cancelled',
  blocks: [
    text(greeting(order.address.name)),
    text(`As you wished, we have cancelled your order ${order.number}. Nothing of it will be sent.`),
    text(order.paid_at ? moneyBack(order.refunds) : 'You had not paid for it, so nothing was charged.'),
    button('See your order', page(`/dashboard/orders/${order.id}`)),
  ],
  reason: ORDER_REASON,
})

/** Returns the email about an order's latest refund. */
export const orderRefunded = (order: OrderFacts, page: PageAddress): Content | null => {
  const last = sent(order.refunds).at(-1)
  if (!last) return null
  return {
    subject: `You get ${price(last.amount_cents)} back for your order ${order.number}`,
    heading: `You get ${price(last.amount_cents)} back`,
    blocks: [
      text(greeting(order.address.name)),
      text(`It is for your order ${order.number}. The reason: ${oneLine(last.reason, 300)}`),
      text(moneyBack([last])),
      button('See your order', page(`/dashboard/orders/${order.id}`)),
    ],
    reason: ORDER_REASON,
  }
}

type Refunds = OrderFacts['refunds']

const sent = (refunds: Refunds) => refunds.filter(({ state }) => state !== 'failed')

/** Returns the sentence about where the money goes; how long it takes depends on the bank. */
function moneyBack(refunds: Refunds): string {
  const sum = (of: (refund: Refunds[number]) => number) =>
    sent(refunds).reduce((total, one) => total + of(one), 0)
  const toProvider = sum(({ provider_cents }) => provider_cents)
  const toCredits = sum(({ credits_cents }) => credits_cents)
  const bank = `${price(toProvider)} goes back the way you paid; your bank needs up to ten days to show it.`
  const credit = `${price(toCredits)} is store credit again, which you can spend at once.`
  return [toProvider > 0 && bank, toCredits > 0 && credit].filter(Boolean).join(' ') || NOTHING
}

const NOTHING = 'There was nothing to pay for it, so no money goes back.'
