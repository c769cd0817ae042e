import type { IncomingHttpHeaders } from 'node:http'

/** A provider's message. It is never believed, only taken as a reason to look. */
export interface ProviderEvent {
  id: string
  type: string
  /** What it is about, by any name that the provider has for it: the visit's ref, or the payment's. */
  about: { ref?: string; chargeRef?: string }
}

/** What a provider sends to /api/webhooks/{name}. */
export interface EventSource {
  name: 'stripe' | 'paypal'
  /** Answers null unless the provider itself has signed these very bytes. Throws ProviderAway where that can't be known now. */
  read: (raw: Buffer, headers: IncomingHttpHeaders) => Promise<ProviderEvent | null>
}
