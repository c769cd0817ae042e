interface Visit {
  orderId: number
  provider: string
  /** As it is to stand in the address: encoded, or a provider's own placeholder. Null: the provider adds it. */
  ref: string | null
  isCancelled?: boolean
}

/** The shop's page that asks the API how a payment has ended. */
export function returnAddress(siteUrl: string, { orderId, provider, ref, isCancelled }: Visit): string {
  const query = [`provider=${provider}`, ref && `session_id=${ref}`, isCancelled && 'cancelled=1']
  return `${siteUrl}/shop/orders/${orderId}/return?${query.filter(Boolean).join('&')}`
}
