/** What a provider says of one payment at this moment. */
export interface Truth {
  /** `failed`: declined, cancelled or closed; nothing has been or will be paid. */
  state: 'open' | 'paid' | 'failed'
  /** Whole cents: what has been paid, or would be. */
  amountCents: number
  currency: string
}

export interface PayableOrder {
  id: number
  number: string
  totalCents: number
  currency: string
}

/** Whoever takes the money. Nothing but its `truth` ever decides that an order is paid. */
export interface Provider {
  name: string
  /** Opens a payment; asked again for the same order, it answers the same. `ref` is a secret of that order. */
  start: (order: PayableOrder) => Promise<{ ref: string; redirect: string }>
  truth: (ref: string) => Promise<Truth>
  /** Takes no more money for it from now on, and answers the last truth. */
  close: (ref: string) => Promise<Truth>
}

export type Providers = Map<string, Provider>

export function findProvider(providers: Providers, name: string): Provider {
  const provider = providers.get(name)
  if (!provider) throw new Error(`There is no payment provider ${name}`)
  return provider
}
