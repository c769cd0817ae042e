import { ApiError } from '../../platform/index.ts'
import type { CardVault } from './saved-cards/card-vault.ts'

/** The status of one payment at its provider at this moment. */
export interface ProviderStatus {
  /**
   * `approved`: the customer has agreed, and nothing is taken before we say so (`capture`). `failed`: declined,
   * cancelled or closed; nothing has been or will be paid.
   */
  state: 'open' | 'approved' | 'paid' | 'failed'
  /** Whole cents that have been paid, or are to be paid. */
  amountCents: number
  currency: string
  /**
   * The provider's name for the charge, which refunds refer to; null until something is paid. `ref` names the visit to
   * its page.
   */
  chargeRef: string | null
  /** The card that has paid; left out where the provider doesn't tell it, or where it was no card. */
  card?: PaidCard
}

/** A card as members know it. `brand` is the provider's word, such as visa. */
export interface PaidCard {
  brand: string
  lastFour: string
}

export interface PayableOrder {
  id: number
  number: string
  /** The amount in cents that remains after store credit. */
  payableCents: number
  currency: string
  email: string | null
  /** The provider's name for the member; null where it keeps no cards. */
  customer: string | null
  /** When the order is given up unless it is paid. */
  expiresAt: Date
  /** The order's unique key at the provider: a repeated call with it returns the same payment. */
  key: string
}

export interface RefundCommand {
  ref: string
  chargeRef: string | null
  amountCents: number
  currency: string
  /** The refund's unique key at the provider: a repeated call with it returns the same refund. */
  key: string
}

/** A refund's outcome. `ref`: the provider's name for it; null when it was refused. */
export interface Refunded {
  ref: string | null
  state: 'requested' | 'done' | 'failed'
}

/** A payment provider. Only its `providerStatus` ever decides that an order is paid. */
export interface Provider {
  name: string
  /** Opens a payment; a repeated call for the order returns the same one. `ref` is a secret of that order. */
  start: (order: PayableOrder) => Promise<{ ref: string; redirect: string }>
  providerStatus: (ref: string) => Promise<ProviderStatus>
  /** Captures an approved payment, at most once. Only for providers whose status can be `approved`. */
  capture?: (ref: string) => Promise<ProviderStatus>
  /** Closes a payment, so that it takes no more money, and returns its last status. */
  close: (ref: string) => Promise<ProviderStatus>
  /** Sends money back. `requested`: it is on its way, and a later call with the same key tells how it ended. */
  refund: (input: RefundCommand) => Promise<Refunded>
  /** How it keeps cards for the next payment; only for providers that do. */
  vault?: CardVault
}

export type Providers = Map<string, Provider>

export function findProvider(providers: Providers, name: string): Provider {
  const provider = providers.get(name)
  if (!provider) throw new Error(`There is no payment provider ${name}`)
  return provider
}

/**
 * Thrown when a provider can't be reached: it is unknown whether it has done what it was told, so it is asked again
 * later.
 */
export class ProviderAway extends ApiError {
  readonly provider: string
  /** The reason for the log: no answer, or the answer's status. */
  readonly reason: string

  constructor(provider: string, reason: string, message = PAGE_AWAY) {
    super(503, 'provider_away', message)
    this.provider = provider
    this.reason = reason
  }
}

const PAGE_AWAY = 'The payment page cannot be reached right now. Please try again in a minute.'
