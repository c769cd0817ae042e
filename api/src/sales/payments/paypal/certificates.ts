import { X509Certificate } from 'node:crypto'

import { ProviderAway } from '../provider.ts'

interface Needs {
  base: string
  now: () => Date
}

const PATH = '/v1/notifications/certs/'
const TIMEOUT_MS = 10_000
const MOST_BYTES = 32 * 1024
/** The most certificates to keep in memory; PayPal uses one or two at a time. */
const MOST_KEPT = 10

/**
 * Creates the function that loads the certificate whose address a message names. Only addresses at PayPal's own host are
 * loaded, which TLS proves. Returns null for any other address and for a certificate that isn't valid now; throws
 * ProviderAway when PayPal can't be reached.
 */
export function createCertificates({ base, now }: Needs) {
  const known = new Map<string, X509Certificate>()
  const origins = originsFor(base)

  return async function find(address: string): Promise<X509Certificate | null> {
    const url = URL.canParse(address) ? new URL(address) : null
    if (!url || !origins.includes(url.origin) || !url.pathname.startsWith(PATH)) return null
    const certificate = known.get(url.href) ?? (await load(url))
    if (!certificate || !isValid(certificate, now())) return null
    if (known.size < MOST_KEPT) known.set(url.href, certificate)
    return certificate
  }
}

/** Returns the hosts of certificates: messages from api-m.paypal.com name certificates at api.paypal.com. */
const originsFor = (base: string) => [base, base.replace('//api-m.', '//api.')]

async function load(url: URL): Promise<X509Certificate | null> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status >= 500) throw new ProviderAway('paypal', String(response.status))
    const text = await response.text()
    return response.ok && text.length <= MOST_BYTES ? new X509Certificate(text) : null
  } catch (error) {
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')) {
      throw new ProviderAway('paypal', error.name)
    }
    if (error instanceof ProviderAway) throw error
    return null
  }
}

const isValid = ({ validFrom, validTo }: X509Certificate, at: Date) =>
  new Date(validFrom) <= at && at <= new Date(validTo)
