/** What the payment page gave the customer to take along. */
export interface ComeBack {
  orderId: string
  /** Where to ask how it ended, with the order's own secret; null: there is none, so the order itself is asked for. */
  call: { path: string; query: Record<string, string> } | null
  /** The customer left the payment page without paying. */
  isCancelled: boolean
}

/** The spec's three returns (section 7): the card's, PayPal's, and everybody else's. */
export function readComeBack(orderId: string, query: URLSearchParams): ComeBack {
  const isCancelled = query.get('cancelled') === '1'
  const id = encodeURIComponent(orderId)
  const provider = query.get('provider') ?? ''
  const sessionId = query.get('session_id') ?? ''
  const token = query.get('token')
  if (provider === 'paypal' && token) {
    const payer = query.get('PayerID')
    const call = {
      path: `/api/call-back-pay-pal/${id}`,
      query: { token, ...(payer ? { PayerID: payer } : {}) },
    }
    return { orderId, call, isCancelled }
  }
  if (!sessionId) return { orderId, call: null, isCancelled }
  const path =
    provider === 'stripe'
      ? `/api/call-back/${id}`
      : `/api/call-back-pay/${encodeURIComponent(provider)}/${id}`
  return { orderId, call: { path, query: { session_id: sessionId } }, isCancelled }
}
