/** What a provider says of one payment at this moment. */
export interface Truth {
  /** `failed`: declined, cancelled or closed; nothing has been or will be paid. */
  state: 'open' | 'paid' | 'failed'
  /** Whole cents: what has been paid, or would be. */
  amountCents: number
  currency: string
  /** What a refund names, once something is paid: the payment itself, where the ref is the visit to its page. */
  chargeRef: string | null
}

export interface PayableOrder {
  id: number
  number: string
  /** What is left to pay when credits have paid their part. */
  payableCents: number
  currency: string
  email: string | null
}

export interface RefundWish {
  ref: string
  chargeRef: string | null
  amountCents: number
  currency: string
  /** Names this refund at the provider: asked again, it is the same one. */
  key: string
}

/** Whoever takes the money. Nothing but its `truth` ever decides that an order is paid. */
export interface Provider {
  name: string
  /** Opens a payment; asked again for the same order, it answers the same. `ref` is a secret of that order. */
  start: (order: PayableOrder) => Promise<{ ref: string; redirect: string }>
  truth: (ref: string) => Promise<Truth>
  /** Takes no more money for it from now on, and answers the last truth. */
  close: (ref: string) => Promise<Truth>
  /** Sends money back. `requested`: it is on its way, and a later call with the same key tells how it ended. */
  refund: (wish: RefundWish) => Promise<{ ref: string; state: 'requested' | 'done' | 'failed' }>
}

export type Providers = Map<string, Provider>

export function findProvider(providers: Providers, name: string): Provider {
  const provider = providers.get(name)
  if (!provider) throw new Error(`There is no payment provider ${name}`)
  return provider
}
