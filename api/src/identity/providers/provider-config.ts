import * as z from '@nireeka/contracts/zod'

const isSafe = (address: string) => {
  const url = URL.canParse(address) ? new URL(address) : null
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1'
  return url?.protocol === 'https:' || (isLocal && url?.protocol === 'http:')
}

/** An https address; http is taken on this machine only, for trying things out. */
export const SafeAddress = z.string().max(500).refine(isSafe, 'This must be an https address.')

/** An OpenID Connect provider that members may sign in with. */
const Social = z.strictObject({
  provider_name: z.string().regex(/^[a-z][a-z0-9-]{0,29}$/),
  /** What the button reads: Google. */
  title: z.string().min(1).max(40),
  /** As its tokens name it; `/.well-known/openid-configuration` of it tells everything else. */
  issuer: SafeAddress,
  client_id: z.string().min(1),
  client_secret: z.optional(z.string().min(1)),
})
export type IdentityProviderConfig = z.infer<typeof Social>

/**
 * SOCIAL_PROVIDERS: a JSON list of { provider_name, title, issuer, client_id, client_secret? }. With each provider
 * `<origin>/login/social` is registered as the redirect address. What is wrong with it is told without its secrets.
 */
export function readIdentityProviders(json: string | undefined): IdentityProviderConfig[] {
  if (!json) return []
  const parsed = z.array(Social).safeParse(parse(json))
  if (!parsed.success) {
    const places = parsed.error.issues.map(({ path, code }) => `${path.join('.') || 'the list'} (${code})`)
    throw new Error(`SOCIAL_PROVIDERS is not right: ${places.join(', ')}`)
  }
  const names = parsed.data.map(({ provider_name }) => provider_name)
  if (new Set(names).size < names.length) throw new Error('SOCIAL_PROVIDERS names a provider twice')
  return parsed.data
}

/** The engine's own message would quote the text, with the secrets in it. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
