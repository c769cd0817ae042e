import { type Flow, storeFlow } from './flow.ts'
import { authorizationAddress, type IdentityProvider } from './identity-providers.api.ts'

type FlowInput = Pick<Flow, 'target' | 'remember' | 'isLink'>

/** The path on our site to which every identity provider redirects. */
const CALLBACK = '/login/social'

/** Redirects to the provider's page for a code that only this tab can exchange. */
export async function startFlow(
  provider: IdentityProvider,
  input: FlowInput,
  leave: (address: string) => void = (address) => location.assign(address),
) {
  const flow: Flow = {
    ...input,
    provider: provider.name,
    title: provider.title,
    state: randomText(),
    codeVerifier: randomText(),
  }
  const address = authorizationAddress(provider, {
    returnTo: `${location.origin}${CALLBACK}`,
    state: flow.state,
    challenge: await challengeOf(flow.codeVerifier),
  })
  storeFlow(flow)
  leave(address)
}

const challengeOf = async (verifier: string) =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))

/** Returns 256 random bits as base64url text. */
const randomText = () => base64url(crypto.getRandomValues(new Uint8Array(32)))

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
