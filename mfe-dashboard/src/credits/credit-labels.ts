import type { CreditKind } from '@nireeka/contracts/api'

/** The label of each kind of ledger entry, as the member reads it. */
const KIND_LABELS: Record<CreditKind, string> = {
  welcome: 'Welcome credit',
  referral: 'For inviting a friend',
  review: 'For your review',
  refund: 'Refund',
  goodwill: 'Credit from us',
  gift_card: 'Gift card',
  hold: 'Used for an order',
  capture: 'Used for an order',
  release: 'Returned from an order',
  expired: 'Expired',
  revoked: 'Taken back',
}

/** The labels that an order's number follows. */
const ORDER_LABELS: Partial<Record<CreditKind, string>> = {
  refund: 'Refund for order',
  goodwill: 'Credit from us for order',
  hold: 'Used for order',
  capture: 'Used for order',
  release: 'Returned from order',
}

export const creditLabel = (kind: CreditKind, isOfOrder: boolean) =>
  (isOfOrder && ORDER_LABELS[kind]) || KIND_LABELS[kind]

/** Returns why an entry was made. Credit is returned from an order that was given up before it was paid. */
export const creditNote = (kind: CreditKind, note: string | null) =>
  note ?? (kind === 'release' ? 'The order wasn’t paid.' : null)
