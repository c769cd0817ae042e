import { fetchCode } from './openid-browser.ts'
import { type OpenIdProvider, type Person, SHOP_CLIENT } from './openid-provider.ts'
import { ORIGIN, type TestApp } from './test-app.ts'

export const REDIRECT = `${ORIGIN}/login/social`
export const PEDAL = 'pedal'
const OWN_PAGE = { 'x-nireeka': '1', 'sec-fetch-site': 'same-origin' }

/** That provider as the shop's configuration has it. */
export const configOf = ({ issuer }: OpenIdProvider, provider_name = PEDAL) => ({
  provider_name,
  title: 'Pedal',
  issuer,
  ...SHOP_CLIENT,
})

interface Sent {
  body?: Record<string, unknown>
  headers?: Record<string, string>
  cookies?: Record<string, string>
}

/** People with accounts at a provider, who come from there with codes. */
export function visitors(app: TestApp, provider: OpenIdProvider) {
  let count = 0

  function newPerson(input: Partial<Person> = {}) {
    const sub = `person-${count++}`
    const email = `${sub}@example.com`
    const person = { sub, email, email_verified: true, given_name: 'Mia', family_name: 'Moser', ...input }
    provider.people.set(sub, person)
    return person
  }

  async function codeFor(sub: string) {
    const { providers } = (await app.call('/api/auth/socials')).json().data
    const { authorization_url: authorizationUrl, client_id: clientId } = providers[0]
    return fetchCode({ authorizationUrl, clientId, redirectUri: REDIRECT, sub })
  }

  const sendCode = (code: object, { body, headers = OWN_PAGE, cookies }: Sent = {}) =>
    app.call('/api/auth/socials/code', {
      method: 'POST',
      headers,
      cookies,
      body: { provider_name: PEDAL, ...code, ...body },
    })

  return {
    newPerson,
    codeFor,
    sendCode,
    signIn: async ({ sub }: { sub: string }) => sendCode(await codeFor(sub)),
    me: async (token: string) => (await app.call('/api/me', { as: token })).json().data,
    link: async (token: string, { sub }: { sub: string }) =>
      app.call('/api/account/identities', {
        method: 'POST',
        as: token,
        body: { provider_name: PEDAL, ...(await codeFor(sub)) },
      }),
    unlink: (token: string) => app.call(`/api/account/identities/${PEDAL}`, { method: 'DELETE', as: token }),
  }
}

export type Visitors = ReturnType<typeof visitors>
