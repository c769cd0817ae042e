import * as z from '@nireeka/contracts/zod'

import { ConfigurationError } from '../../platform/index.ts'

const isSafe = (address: string) => {
  const url = URL.canParse(address) ? new URL(address) : null
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1'
  return url?.protocol === 'https:' || (isLocal && url?.protocol === 'http:')
}

/** An https address; http is allowed for this machine only, for development. */
export const SafeAddress = z.string().max(500).refine(isSafe, 'This must be an https address.')

/** The configuration of an OpenID Connect provider that members may sign in with. */
const Social = z.strictObject({
  provider_name: z.string().regex(/^[a-z][a-z0-9-]{0,29}$/),
  /** The text on the provider's button, such as Google. */
  title: z.string().min(1).max(40),
  /** The issuer as its tokens name it; its `/.well-known/openid-configuration` gives everything else. */
  issuer: SafeAddress,
  client_id: z.string().min(1),
  client_secret: z.optional(z.string().min(1)),
})
export type IdentityProviderConfig = z.infer<typeof Social>

/**
 * Reads SOCIAL_PROVIDERS: a JSON list of { provider_name, title, issuer, client_id, client_secret? }.
 * `<origin>/login/social` has to be registered with each provider as the redirect address. Errors don't contain the
 * secrets.
 */
export function readIdentityProviders(json: string | undefined): IdentityProviderConfig[] {
  if (!json) return []
  const parsed = z.array(Social).safeParse(parse(json))
  if (!parsed.success) {
    const places = parsed.error.issues.map(({ path, code }) => `${path.join('.') || 'the list'} (${code})`)
    throw new ConfigurationError(`SOCIAL_PROVIDERS is not right: ${places.join(', ')}`)
  }
  const names = parsed.data.map(({ provider_name }) => provider_name)
  if (new Set(names).size < names.length)
    throw new ConfigurationError('SOCIAL_PROVIDERS names a provider twice')
  return parsed.data
}

/** Parses JSON with an error of our own, since the engine's error message would quote the text with its secrets. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
