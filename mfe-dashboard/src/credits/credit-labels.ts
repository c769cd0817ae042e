import type { CreditKind } from '@nireeka/contracts/api'

/** The label of each kind of ledger entry, as the member reads it. */
export const KIND_LABELS: Record<CreditKind, string> = {
  welcome: 'Welcome',
  referral: 'Referral',
  review: 'Review',
  refund: 'Refund',
  goodwill: 'Goodwill',
  gift_card: 'Gift card',
  hold: 'Reserved for an order',
  capture: 'Spent',
  release: 'Released',
  expired: 'Expired',
  revoked: 'Reversed',
}
