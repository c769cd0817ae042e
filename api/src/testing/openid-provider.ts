import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider'

export interface Person {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  given_name?: string
  family_name?: string
}

export const SHOP_CLIENT = { client_id: 'nireeka', client_secret: 'the-shops-own-secret' }

interface Input {
  redirectUri: string
  /** How the shop says who it is. */
  auth?: 'client_secret_basic' | 'client_secret_post' | 'none'
}

/** A real OpenID Connect provider on a free port. Whoever `people` names may sign in without being asked anything. */
export async function openProvider({ redirectUri, auth = 'client_secret_basic' }: Input) {
  const people = new Map<string, Person>()
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), kid: 'its-key', use: 'sig', alg: 'RS256' }
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const { client_secret, ...client } = SHOP_CLIENT
  const provider = new Provider(issuer, {
    ...rules(people),
    clientAuthMethods: [auth],
    jwks: { keys: [jwk] },
    clients: [
      {
        ...client,
        ...(auth === 'none' ? {} : { client_secret }),
        redirect_uris: [redirectUri],
        response_types: ['code'],
        token_endpoint_auth_method: auth,
      },
    ],
  })
  const answer = provider.callback()
  let isDown = false
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isDown) response.destroy()
    else if (request.url?.startsWith('/interaction/')) void signIn(provider, request, response)
    else void answer(request, response)
  })

  return {
    issuer,
    people,
    privateKey,
    publicJwk: { kty: 'RSA', n: jwk.n ?? '', e: jwk.e ?? '' },
    /** An ID token as the provider signs it, with whatever claims. */
    sign: (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'its-key' }).sign(privateKey),
    goDown() {
      isDown = true
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

export type OpenIdProvider = Awaited<ReturnType<typeof openProvider>>

const rules = (people: Map<string, Person>): Configuration => ({
  findAccount: (_context, sub) => ({
    accountId: sub,
    claims: () => ({ sub, ...people.get(sub) }),
  }),
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name'],
  },
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  cookies: { keys: ['only for tests'] },
  loadExistingGrant: grantAll,
  pkce: { required: () => true },
})

async function grantAll({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client?.clientId,
    accountId: oidc.session?.accountId,
  })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}

/** Signs in as whom the request's `login_hint` names. */
async function signIn(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const { params } = await provider.interactionDetails(request, response)
  const accountId = String(params.login_hint)
  await provider.interactionFinished(request, response, { login: { accountId } })
}
