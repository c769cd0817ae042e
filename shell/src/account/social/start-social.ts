import type { SocialProvider } from '@nireeka/contracts/api'

import { type Flow, keepFlow } from './flow.ts'

type Wish = Pick<Flow, 'target' | 'remember' | 'isLink'>

/** The provider answers to this page of ours. */
export const CALLBACK = '/login/social'

/** To the provider's page, for a code that only this tab can use (OpenID Connect, code flow with PKCE). */
export async function startSocial(
  provider: SocialProvider,
  wish: Wish,
  leave: (address: string) => void = (address) => location.assign(address),
) {
  const flow: Flow = {
    ...wish,
    provider_name: provider.provider_name,
    title: provider.title,
    state: randomText(),
    code_verifier: randomText(),
  }
  const address = await addressFor(provider, flow)
  keepFlow(flow)
  leave(address)
}

async function addressFor({ authorization_url, client_id }: SocialProvider, flow: Flow) {
  const address = new URL(authorization_url)
  if (!/^https?:$/.test(address.protocol)) throw new Error(`${address.protocol} is no provider's address`)
  const query = {
    response_type: 'code',
    client_id,
    redirect_uri: `${location.origin}${CALLBACK}`,
    scope: 'openid email profile',
    state: flow.state,
    code_challenge: await challengeOf(flow.code_verifier),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}

const challengeOf = async (verifier: string) =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))

/** 256 random bits. */
const randomText = () => base64url(crypto.getRandomValues(new Uint8Array(32)))

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
