/** The spec's three returns (section 7): PayPal's, the card's, and everybody else's. */
export type PaymentReturn =
  | { via: 'paypal'; token: string; payerId?: string }
  | { via: 'card'; sessionId: string }
  | { via: 'other'; provider: string; sessionId: string }

/** What the payment page gave the customer to take along. */
export interface ComeBack {
  orderId: string
  /** Who knows how it ended, with the order's own secret; null: nobody does, so the order itself is asked for. */
  payment: PaymentReturn | null
  /** The customer left the payment page without paying. */
  isCancelled: boolean
}

/** Returns what the address says that a payment page has led back to. */
export const readComeBack = (orderId: string, query: URLSearchParams): ComeBack => ({
  orderId,
  payment: readPayment(query),
  isCancelled: query.get('cancelled') === '1',
})

function readPayment(query: URLSearchParams): PaymentReturn | null {
  const provider = query.get('provider') ?? ''
  const token = query.get('token')
  if (provider === 'paypal' && token) {
    return { via: 'paypal', token, payerId: query.get('PayerID') ?? undefined }
  }
  const sessionId = query.get('session_id')
  if (!sessionId) return null
  return provider === 'stripe' ? { via: 'card', sessionId } : { via: 'other', provider, sessionId }
}
