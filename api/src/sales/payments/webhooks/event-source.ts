import type { IncomingHttpHeaders } from 'node:http'

/** A provider's message. Its content is never trusted; it only causes a status check. */
export interface ProviderEvent {
  id: string
  type: string
  /** The payment that the message is about, by either of the provider's names: the visit's ref or the charge's. */
  about: { ref?: string; chargeRef?: string }
}

/** The verifier of a provider's messages to /api/webhooks/{name}. */
export interface EventSource {
  name: 'stripe' | 'paypal'
  /**
   * Returns the event; null unless the provider has signed exactly these bytes. Throws ProviderAway when that can't be
   * checked now.
   */
  read: (raw: Buffer, headers: IncomingHttpHeaders) => Promise<ProviderEvent | null>
}
