import * as z from '@nireeka/contracts/zod'
import { createRemoteJWKSet } from 'jose'

import { SafeAddress, type IdentityProviderConfig } from './provider-config.ts'

const CALL_MS = 5000
const GOOD_MS = 60 * 60_000
/**
 * How long a provider's failure is cached, so that not every visitor of the login page calls a provider that is down.
 */
const BAD_MS = 30_000

const Document = z.object({
  issuer: z.string(),
  authorization_endpoint: SafeAddress,
  token_endpoint: SafeAddress,
  jwks_uri: SafeAddress,
  token_endpoint_auth_methods_supported: z.optional(z.array(z.string())),
})

export type Discovered = Awaited<ReturnType<typeof discover>>

/** Sends a request to a provider, with a timeout of five seconds and without following redirects. */
export async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(CALL_MS) })
}

async function discover({ issuer }: IdentityProviderConfig) {
  const response = await ask(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  if (!response.ok) throw new Error(`discovery answered ${response.status}`)
  const document = Document.parse(await response.json())
  if (document.issuer !== issuer) throw new Error('discovery names another issuer')
  const keys = createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: CALL_MS })
  return { ...document, keys }
}

/**
 * Creates the cached reader of a provider's discovery document: an hour for successes, half a minute for failures.
 * Simultaneous calls share one request.
 */
export function createDiscovery(config: IdentityProviderConfig, clock: () => number = Date.now) {
  let kept: { answer: Promise<Discovered>; until: number } | null = null
  return (): Promise<Discovered> => {
    if (kept && clock() < kept.until) return kept.answer
    const entry = { answer: discover(config), until: clock() + GOOD_MS }
    entry.answer.catch(() => {
      entry.until = clock() + BAD_MS
    })
    kept = entry
    return entry.answer
  }
}
