import { verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { crc32 } from 'node:zlib'

import * as z from '@nireeka/contracts/zod'

import type { EventSource, ProviderEvent } from '../webhooks/event-source.ts'
import { createCertificates } from './certificates.ts'
import { PAYPAL } from './paypal.provider.ts'

interface Needs {
  base: string
  webhookId: string
  now: () => Date
}

/**
 * Creates the verifier of PayPal's messages. PayPal signs the message's id, the time, our webhook's id and the body's
 * checksum with RSA.
 */
export function createPayPalEvents({ base, webhookId, now }: Needs): EventSource {
  const findCertificate = createCertificates({ base, now })
  return {
    name: PAYPAL,
    async read(raw, headers) {
      const signed = readHeaders(headers)
      if (!signed) return null
      const certificate = await findCertificate(signed.certUrl)
      if (!certificate) return null
      const words = `${signed.id}|${signed.time}|${webhookId}|${crc32(raw)}`
      const isGenuine = verify('sha256', Buffer.from(words), certificate.publicKey, signed.signature)
      return isGenuine ? toEvent(raw) : null
    },
  }
}

function readHeaders(headers: IncomingHttpHeaders) {
  const read = (name: string) => {
    const value = headers[`paypal-${name}`]
    return typeof value === 'string' ? value : ''
  }
  const [id, time, certUrl] = [read('transmission-id'), read('transmission-time'), read('cert-url')]
  const signature = Buffer.from(read('transmission-sig'), 'base64')
  const isWhole = id && time && certUrl && signature.length > 0
  return isWhole && read('auth-algo') === 'SHA256withRSA' ? { id, time, certUrl, signature } : null
}

const Message = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().max(100),
  resource: z.object({
    id: z.string().optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
  }),
})

/** Returns the event of a message about an order, a capture, or a refund, which refers to its capture by a link. */
function toEvent(raw: Buffer): ProviderEvent | null {
  const { id, event_type: type, resource } = Message.parse(JSON.parse(raw.toString('utf8')))
  if (type.startsWith('CHECKOUT.ORDER.')) return { id, type, about: { ref: resource.id } }
  const captureLink = resource.links?.find(({ rel }) => rel === 'up')?.href
  const isRefund = type === 'PAYMENT.CAPTURE.REFUNDED' || type.startsWith('PAYMENT.REFUND.')
  const chargeRef = isRefund ? captureLink?.split('/').at(-1) : resource.id
  return { id, type, about: { ref: resource.supplementary_data?.related_ids?.order_id, chargeRef } }
}
