/** The spec's three return endpoints (section 7): PayPal, card, and all other providers. */
export type PaymentReturn =
  | { via: 'paypal'; token: string; payerId?: string }
  | { via: 'card'; sessionId: string }
  | { via: 'other'; provider: string; sessionId: string }

/** What the payment page's redirect back to us carries in its URL. */
export interface ComeBack {
  orderId: string
  /**
   * The payment to ask for, with the order's own secret; null: the redirect has none, so the order itself is read.
   */
  payment: PaymentReturn | null
  /** Whether the customer left the payment page without paying. */
  isCancelled: boolean
}

/** Returns the payment data in a return page's URL. */
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
