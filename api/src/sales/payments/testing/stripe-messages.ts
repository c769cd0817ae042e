import { createHmac, randomBytes } from 'node:crypto'

/** What a message says that differs from a completed checkout, and when it is sent. */
export interface MessageInput {
  type?: string
  eventId?: string
  at?: Date
  object?: Record<string, unknown>
}

/** The body of a message about a session. */
export const toEvent = (
  id: string,
  {
    type = 'checkout.session.completed',
    eventId = `evt_test_${randomBytes(18).toString('base64url')}`,
    object,
  }: MessageInput,
) =>
  JSON.stringify({
    id: eventId,
    object: 'event',
    type,
    data: { object: object ?? { object: 'checkout.session', id } },
  })

/** Time and body under the webhook's secret, as `t=…,v1=…`. */
export function sign(secret: string, body: string, at: Date, scheme = 'v1') {
  const seconds = Math.floor(at.getTime() / 1000)
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return {
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},${scheme}=${mac}` },
  }
}
