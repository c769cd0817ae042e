import { ApiError } from '../../platform/index.ts'

/** What a provider says of one payment at this moment. */
export interface ProviderStatus {
  /**
   * `approved`: the customer has agreed, and nothing is taken before we say so (`capture`). `failed`: declined,
   * cancelled or closed; nothing has been or will be paid.
   */
  state: 'open' | 'approved' | 'paid' | 'failed'
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
  /** When the order is given up unless it is paid. */
  expiresAt: Date
  /** Names this order at the provider, and no other of any shop: asked again, it is the same payment. */
  key: string
}

export interface RefundCommand {
  ref: string
  chargeRef: string | null
  amountCents: number
  currency: string
  /** Names this refund at the provider: asked again, it is the same one. */
  key: string
}

/** `ref`: the provider's own name for it; null where it was refused. */
export interface Refunded {
  ref: string | null
  state: 'requested' | 'done' | 'failed'
}

/** Whoever takes the money. Nothing but its `providerStatus` ever decides that an order is paid. */
export interface Provider {
  name: string
  /** Opens a payment; asked again for the same order, it answers the same. `ref` is a secret of that order. */
  start: (order: PayableOrder) => Promise<{ ref: string; redirect: string }>
  providerStatus: (ref: string) => Promise<ProviderStatus>
  /** Takes what was approved; asked again, it takes nothing more. Only where the status can be `approved`. */
  capture?: (ref: string) => Promise<ProviderStatus>
  /** Takes no more money for it from now on, and returns its last status. */
  close: (ref: string) => Promise<ProviderStatus>
  /** Sends money back. `requested`: it is on its way, and a later call with the same key tells how it ended. */
  refund: (input: RefundCommand) => Promise<Refunded>
}

export type Providers = Map<string, Provider>

export function findProvider(providers: Providers, name: string): Provider {
  const provider = providers.get(name)
  if (!provider) throw new Error(`There is no payment provider ${name}`)
  return provider
}

/** It can't be asked now: nobody knows whether it has done what it was told, so it is asked again later. */
export class ProviderAway extends ApiError {
  readonly provider: string
  /** For the log: no answer, or its status. */
  readonly reason: string

  constructor(provider: string, reason: string) {
    super(503, 'provider_away', 'The payment page cannot be reached right now. Please try again in a minute.')
    this.provider = provider
    this.reason = reason
  }
}
