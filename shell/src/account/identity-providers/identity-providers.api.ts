import type { Http } from '@nireeka/contracts'
import type { SocialProvider } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

import type { ProviderCode } from '../../session/sign-in.api.ts'

/** A service whose account can log in here, such as Google. */
export interface IdentityProvider {
  name: string
  /** The text on the provider's button. */
  title: string
  clientId: string
  /** The provider's URL to which the browser goes for an authorization code. */
  authorizationUrl: string
}

/** The query for the identity providers that are configured. */
export const identityProviders = (http: Http) =>
  queryOptions({
    queryKey: ['identity-providers'],
    queryFn: async ({ signal }) => {
      const { data } = await http.get('/api/auth/socials', { anonymous: true, signal })
      return data.providers.map(toProvider)
    },
  })

const toProvider = (data: SocialProvider): IdentityProvider => ({
  name: data.provider_name,
  title: data.title,
  clientId: data.client_id,
  authorizationUrl: data.authorization_url,
})

/** Links a provider to the member's account. */
export const linkIdentity = (http: Http, { provider, code, codeVerifier }: ProviderCode) =>
  http.post('/api/account/identities', { provider_name: provider, code, code_verifier: codeVerifier })

interface CodeRequest {
  /** The URL on our site to which the provider redirects back. */
  returnTo: string
  state: string
  /** The SHA-256 of the code verifier (PKCE code challenge). */
  challenge: string
}

/** Returns the provider's URL that issues an authorization code (OpenID Connect, code flow with PKCE). */
export function authorizationAddress(provider: IdentityProvider, request: CodeRequest): string {
  const address = new URL(provider.authorizationUrl)
  if (!/^https?:$/.test(address.protocol)) throw new Error(`${address.protocol} is no provider's address`)
  const query = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: request.returnTo,
    scope: 'openid email profile',
    state: request.state,
    code_challenge: request.challenge,
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}
