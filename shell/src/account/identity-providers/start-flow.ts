import { type Flow, storeFlow } from './flow.ts'
import { authorizationAddress, type IdentityProvider } from './identity-providers.api.ts'

type FlowInput = Pick<Flow, 'target' | 'remember' | 'isLink'>

/** The provider redirects to this page of ours. */
const CALLBACK = '/login/social'

/** Goes to the provider's page, for a code that only this tab can use. */
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

/** Returns 256 random bits. */
const randomText = () => base64url(crypto.getRandomValues(new Uint8Array(32)))

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
