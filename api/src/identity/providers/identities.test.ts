import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { type OpenIdProvider, openProvider, SHOP_CLIENT } from '../../testing/openid-provider.ts'
import { configOf, PEDAL, REDIRECT, type Visitors, visitors } from '../../testing/provider-visitor.ts'
import { openTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'

let provider: OpenIdProvider
let app: TestApp
let social: Visitors
beforeAll(async () => {
  provider = await openProvider({ redirectUri: REDIRECT })
  app = await openTestApp({ identityProviders: [configOf(provider)] })
  social = visitors(app, provider)
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

describe('linking', () => {
  test('a member links and unlinks, and signs in either way', async () => {
    const rita = await app.member()
    const mia = social.newPerson()
    expect((await social.link(rita.token, mia)).statusCode).toBe(200)
    expect((await social.me((await social.signIn(mia)).json().data.token)).id).toBe(rita.id)
    await app.db.updateTable('users').set({ password_hash: 'one' }).where('id', '=', rita.id).execute()
    expect((await social.unlink(rita.token)).statusCode).toBe(200)
    expect((await social.unlink(rita.token)).statusCode).toBe(404)
  })

  test("somebody else's identity stays theirs", async () => {
    const mia = social.newPerson()
    const owner = await social.me((await social.signIn(mia)).json().data.token)
    const rita = await app.member()
    expect((await social.link(rita.token, mia)).json()).toMatchObject({
      status: 409,
      error: 'identity_taken',
    })
    expect((await social.me((await social.signIn(mia)).json().data.token)).id).toBe(owner.id)
  })

  test('linked again it is the same link; a second account of the provider is refused', async () => {
    const rita = await app.member()
    const mia = social.newPerson()
    expect([
      (await social.link(rita.token, mia)).statusCode,
      (await social.link(rita.token, mia)).statusCode,
    ]).toEqual([200, 200])
    expect((await social.link(rita.token, social.newPerson())).json()).toMatchObject({
      status: 409,
      error: 'another_linked',
    })
  })

  test('a code that is refused is no word about the login', async () => {
    const rita = await app.member()
    const body = { provider_name: PEDAL, code: 'made up', code_verifier: 'v'.repeat(43) }
    const response = await app.call('/api/account/identities', { method: 'POST', as: rita.token, body })
    expect(response.json()).toMatchObject({ status: 409, error: 'social_refused' })
  })

  test('the only way in cannot be unlinked', async () => {
    const { token } = (await social.signIn(social.newPerson())).json().data
    expect((await social.unlink(token)).json()).toMatchObject({ status: 409, error: 'only_way_in' })
    const body = { password: 'kettle under the stairs', password_confirmation: 'kettle under the stairs' }
    await app.call('/api/set-password', { method: 'POST', as: token, body })
    expect((await social.unlink(token)).statusCode).toBe(200)
  })
})

describe('a provider that cannot be reached', () => {
  test('it is left out of the list and told in the log, without its secret', async () => {
    const down = await openProvider({ redirectUri: REDIRECT })
    down.goDown()
    const lines = vi.fn<(line: string) => void>()
    const on = await useTestApp({
      identityProviders: [configOf(provider), configOf(down, 'down')],
      logger: { write: lines },
    })
    const { providers } = (await on.call('/api/auth/socials')).json().data
    await down.close()
    expect(providers).toEqual([
      {
        provider_name: PEDAL,
        title: 'Pedal',
        client_id: SHOP_CLIENT.client_id,
        authorization_url: `${provider.issuer}/auth`,
      },
    ])
    const log = lines.mock.calls.join('\n')
    expect(log).toContain('"provider":"down"')
    expect(log).not.toContain(SHOP_CLIENT.client_secret)
  })

  test('who wants to sign in with it is told, and is not refused', async () => {
    const falling = await openProvider({ redirectUri: REDIRECT })
    const on = await useTestApp({ identityProviders: [configOf(falling)] })
    const guests = visitors(on, falling)
    const code = await guests.codeFor(guests.newPerson().sub)
    falling.goDown()
    const response = await guests.sendCode(code)
    await falling.close()
    expect(response.json()).toMatchObject({ status: 503, error: 'provider_unreachable' })
  })

  test('without configuration there are none', async () => {
    const on = await useTestApp()
    expect((await on.call('/api/auth/socials')).json().data).toEqual({ providers: [] })
    const body = { code: 'x', code_verifier: 'v'.repeat(43) }
    expect((await visitors(on, provider).sendCode(body)).statusCode).toBe(404)
  })
})
