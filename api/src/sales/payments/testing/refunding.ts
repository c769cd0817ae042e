import type { PayingApp, RealProvider } from './open-paying-app.ts'

interface Who {
  key?: string
  /** An access token; an admin's unless another is given. */
  as?: string
}

/** Paid orders, and refunds as the back office asks for them. */
export function createRefunding(shop: PayingApp) {
  let keys = 0
  const newKey = () => `refund-${(keys += 1)}`

  return {
    newKey,
    async paid(provider: RealProvider = 'stripe') {
      const order = await shop.place(provider)
      await shop.pay(order)
      const { status } = (await shop.comeBack(order)).json().data
      if (status !== 'paid') throw new Error(`It is ${status} instead of paid`)
      return order
    },
    async refund(id: number, body: Record<string, unknown> = {}, { key = newKey(), as }: Who = {}) {
      return shop.call(`/api/backoffice/orders/${id}/refunds`, {
        method: 'POST',
        as: as ?? (await shop.member(9)).token,
        body: { reason: 'It came late.', ...body },
        headers: { 'idempotency-key': key },
      })
    },
    /** The sums in cents that Stripe has sent back for an order. */
    refundedAtStripe({ ref }: { ref: string }) {
      const intent = shop.stripe.sessions.get(ref)?.payment_intent
      const refunds = shop.stripe.refunds.filter(({ payment_intent }) => payment_intent === intent)
      return refunds.map(({ amount }) => amount)
    },
  }
}
