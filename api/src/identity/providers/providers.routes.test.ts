import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { emailsTo } from '../../testing/emails.ts'
import { type OpenIdProvider, openProvider } from '../../testing/openid-provider.ts'
import { configOf, PEDAL, REDIRECT, type Visitors, visitors } from '../../testing/provider-visitor.ts'
import { openTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'

const OTHER_SITE = { 'x-nireeka': '1', 'sec-fetch-site': 'cross-site' }

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

describe('the code flow', () => {
  test('who is new gets an account without a password, an email and a session', async () => {
    const mia = social.newPerson()
    const response = await social.signIn(mia)
    expect(response.statusCode).toBe(200)
    expect(response.cookies[0]).toMatchObject({ name: '__Host-Http-rt', httpOnly: true, sameSite: 'Strict' })
    const { token } = response.json().data
    expect(await social.me(token)).toMatchObject({
      name: 'Mia',
      last_name: 'Moser',
      email: mia.email,
      is_admin: 0,
    })
    const { data } = (await app.call('/api/account/security', { as: token })).json()
    expect(data).toMatchObject({
      has_password: false,
      identities: [{ provider_name: PEDAL, title: 'Pedal' }],
    })
    expect(await emailsTo(app.db, mia.email)).toMatchObject([{ template: 'welcome' }])
  })

  test('who comes again is the same member', async () => {
    const mia = social.newPerson()
    const first = await social.me((await social.signIn(mia)).json().data.token)
    provider.people.set(mia.sub, { ...mia, email: 'moved@example.com', given_name: 'Other' })
    expect(await social.me((await social.signIn(mia)).json().data.token)).toEqual(first)
  })

  test('the login that the browser had before ends, and remembering is kept', async () => {
    const before = await app.member()
    const mia = social.newPerson()
    const cookies = { '__Host-Http-rt': before.refresh }
    const code = await social.codeFor(mia.sub)
    const response = await social.sendCode(code, { body: { remember: true }, cookies })
    expect(response.cookies[0]?.maxAge).toBeGreaterThan(0)
    expect((await app.call('/api/me', { as: before.token })).statusCode).toBe(401)
  })

  test('an email address that the provider has not verified opens no account', async () => {
    const mia = social.newPerson({ email_verified: false })
    expect((await social.signIn(mia)).json()).toMatchObject({ status: 403, error: 'email_unverified' })
    const found = await app.db.selectFrom('users').select('id').where('email', '=', mia.email).execute()
    expect(found).toEqual([])
  })

  test('an account with that email address is not taken over', async () => {
    const rita = await app.member()
    const thief = social.newPerson({ email: rita.email.toUpperCase() })
    expect((await social.signIn(thief)).json()).toMatchObject({
      status: 409,
      error: 'email_taken',
      message:
        'There is an account with this email address already. Log in with your password and link Pedal in your settings.',
    })
    expect(
      await app.db.selectFrom('identities').selectAll().where('user_id', '=', rita.id).execute(),
    ).toEqual([])
  })

  test('two first visits at the same moment open one account', async () => {
    const mia = social.newPerson()
    const codes = [await social.codeFor(mia.sub), await social.codeFor(mia.sub)]
    const answers = await Promise.all(codes.map((code) => social.sendCode(code)))
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
    expect(Math.max(...answers.map(({ statusCode }) => statusCode))).toBeLessThan(500)
    const found = await app.db.selectFrom('users').select('id').where('email', '=', mia.email).execute()
    expect(found).toHaveLength(1)
  })

  test('a code works once, and only with its own verifier', async () => {
    const { sub } = social.newPerson()
    const [code, other] = [await social.codeFor(sub), await social.codeFor(sub)]
    expect((await social.sendCode({ ...code, code_verifier: other.code_verifier })).statusCode).toBe(401)
    expect((await social.sendCode(other)).statusCode).toBe(200)
    expect((await social.sendCode(other)).json()).toMatchObject({ status: 401, error: 'social_refused' })
  })

  test('only our own page may send it', async () => {
    const code = await social.codeFor(social.newPerson().sub)
    expect((await social.sendCode(code, { headers: OTHER_SITE })).statusCode).toBe(403)
    expect((await social.sendCode(code, { headers: {} })).statusCode).toBe(403)
  })

  test.each(['is_admin', 'id', 'credits', 'email', 'email_verified', 'unit'])(
    '%s in the body is refused',
    async (field) => {
      const response = await social.sendCode(await social.codeFor(social.newPerson().sub), {
        body: { [field]: 9 },
      })
      expect(response.statusCode).toBe(422)
      expect(Object.keys(response.json().data)).toEqual([field])
    },
  )

  test.each(['client_secret_post', 'none'] as const)('a provider that wants %s gets it', async (auth) => {
    const other = await openProvider({ redirectUri: REDIRECT, auth })
    const { client_secret, ...config } = configOf(other)
    const identityProviders = [auth === 'none' ? config : { ...config, client_secret }]
    const on = await useTestApp({ identityProviders })
    const guests = visitors(on, other)
    const xenia = guests.newPerson({ given_name: undefined, family_name: undefined, name: 'Xenia Xu' })
    const response = await guests.sendCode(await guests.codeFor(xenia.sub))
    await other.close()
    expect(response.statusCode).toBe(200)
  })
})
