import type { SocialProvider } from '@nireeka/contracts/api'
import * as z from '@nireeka/contracts/zod'
import { errors, jwtVerify } from 'jose'

import { ApiError } from '../../platform/index.ts'
import { type Claims, readClaims } from './claims.ts'
import { ask, createDiscovery, type Discovered } from './discovery.ts'
import type { IdentityProviderConfig } from './provider-config.ts'

/**
 * The accepted signature algorithms, all with a private key of the provider's; `none` and HS256 could be forged by
 * others.
 */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
const TOLERANCE_S = 60
/** The maximum age of a token, in seconds. Since the call has no nonce, tokens must be fresh and are accepted once. */
const MAX_AGE_S = 600
/** Error codes for keys that couldn't be fetched, which says nothing about the token itself. */
const KEYS_MISSING = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID'])

const TokenResponse = z.object({ id_token: z.string() })

export interface Code {
  code: string
  code_verifier: string
  redirect_uri: string
}

export type Provider = ReturnType<typeof createProvider>

/**
 * Creates one OpenID Connect provider: its data for the login page, and the verification of its codes and ID tokens.
 */
export function createProvider(config: IdentityProviderConfig, now: () => Date) {
  const discovery = createDiscovery(config)
  const { provider_name, title, client_id } = config

  const refused = () =>
    new ApiError(401, 'social_refused', `${title} did not confirm who you are. Please try again.`)
  const unreachable = () =>
    new ApiError(503, 'provider_unreachable', `${title} can't be reached right now. Please try again later.`)

  const reach = () =>
    discovery().catch(() => {
      throw unreachable()
    })

  async function verify(idToken: string): Promise<Claims> {
    const { keys } = await reach()
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: config.issuer,
      audience: client_id,
      algorithms: ALGORITHMS,
      clockTolerance: TOLERANCE_S,
      maxTokenAge: MAX_AGE_S,
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: now(),
    }).catch((error: unknown) => {
      const isToken = error instanceof errors.JOSEError && !KEYS_MISSING.has(error.code)
      throw isToken ? refused() : unreachable()
    })
    const claims = readClaims(payload, client_id)
    if (!claims) throw refused()
    return claims
  }

  async function exchange(code: Code): Promise<string> {
    const { token_endpoint, ...discovered } = await reach()
    const response = await ask(token_endpoint, tokenRequest(config, discovered, code)).catch(() => {
      throw unreachable()
    })
    if (response.status >= 500) throw unreachable()
    const answer = TokenResponse.safeParse(await response.json().catch(() => null))
    if (!response.ok || !answer.success) throw refused()
    return answer.data.id_token
  }

  return {
    name: provider_name,
    title,
    issuer: config.issuer,
    async describe(): Promise<SocialProvider> {
      const { authorization_endpoint: authorization_url } = await discovery()
      return { provider_name, title, client_id, authorization_url }
    },
    verify,
    exchange,
  }
}

type AuthMethods = Pick<Discovered, 'token_endpoint_auth_methods_supported'>

function tokenRequest(config: IdentityProviderConfig, discovered: AuthMethods, code: Code): RequestInit {
  const body = new URLSearchParams({ grant_type: 'authorization_code', client_id: config.client_id, ...code })
  const headers: Record<string, string> = { accept: 'application/json' }
  const methods = discovered.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  if (config.client_secret && methods.includes('client_secret_basic')) {
    const pair = [config.client_id, config.client_secret].map((part) => encodeURIComponent(part)).join(':')
    headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`
  } else if (config.client_secret) {
    body.set('client_secret', config.client_secret)
  }
  return { method: 'POST', headers, body }
}
