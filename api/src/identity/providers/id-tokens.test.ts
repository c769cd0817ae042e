import { createHmac, createPublicKey } from 'node:crypto'

import { generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type OpenIdProvider, openProvider, SHOP_CLIENT } from '../../testing/openid-provider.ts'
import { openTestApp, ORIGIN, type TestApp } from '../../testing/test-app.ts'

const NAME = 'pedal'
const MINUTE_S = 60

let provider: OpenIdProvider
let other: OpenIdProvider
let app: TestApp
beforeAll(async () => {
  const redirectUri = `${ORIGIN}/login/social`
  provider = await openProvider({ redirectUri })
  other = await openProvider({ redirectUri })
  const shared = { title: 'Pedal', ...SHOP_CLIENT }
  app = await openTestApp({
    identityProviders: [
      { provider_name: NAME, issuer: provider.issuer, ...shared },
      { provider_name: 'crank', issuer: other.issuer, ...shared },
    ],
  })
})
afterAll(async () => {
  await app.close()
  await provider.close()
  await other.close()
})

let count = 0
/** Returns valid claims, with a new subject each time. */
function goodClaims(): JWTPayload {
  const now = Math.floor(Date.now() / 1000)
  const sub = `somebody-${count++}`
  return {
    iss: provider.issuer,
    aud: SHOP_CLIENT.client_id,
    sub,
    iat: now,
    exp: now + 10 * MINUTE_S,
    email: `${sub}@example.com`,
    email_verified: true,
    name: 'Sam Body',
  }
}
const send = (access_token: string, provider_name = NAME) =>
  app.call('/api/auth/socials', { method: 'POST', body: { provider_name, access_token } })
const status = async (token: string) => (await send(token)).statusCode
const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('a good token logs in', async () => {
  const response = await send(await provider.sign(goodClaims()))
  expect(response.statusCode).toBe(200)
  const me = await app.call('/api/me', { as: response.json().data.token })
  expect(me.json().data).toMatchObject({ name: 'Sam', last_name: 'Body' })
})

test.each([
  ['made for another app', { aud: 'another-app' }],
  ['made for several, and asked for by another', { aud: ['nireeka', 'another-app'], azp: 'another-app' }],
  ['made for several, and nobody says who asked', { aud: ['nireeka', 'another-app'] }],
  ['made for nobody', { aud: undefined }],
  ['asked for by another', { azp: 'another-app' }],
  ['expired', { exp: ago(2 * MINUTE_S), iat: ago(5 * MINUTE_S) }],
  ['without an end', { exp: undefined }],
  ['older than ten minutes', { iat: ago(12 * MINUTE_S) }],
  ['without a date', { iat: undefined }],
  ['dated tomorrow', { iat: ago(-24 * 60 * MINUTE_S), exp: ago(-25 * 60 * MINUTE_S) }],
  ['not yet good', { nbf: ago(-5 * MINUTE_S) }],
  ["another issuer's", { iss: 'https://accounts.evil.test' }],
  ['without an issuer', { iss: undefined }],
  ["nobody's", { sub: undefined }],
  ["an empty somebody's", { sub: '' }],
  ["somebody's with a name that cannot be stored", { sub: 'a\0b' }],
])('a token that is %s is refused, though its signature is right', async (_what, change) => {
  const before = await app.db.selectFrom('users').select('id').execute()
  const response = await send(await provider.sign({ ...goodClaims(), ...change }))
  expect(response.json()).toMatchObject({ status: 401, error: 'social_refused' })
  expect(response.headers['set-cookie']).toBeUndefined()
  expect(await app.db.selectFrom('users').select('id').execute()).toEqual(before)
})

test("a clock that is wrong by less than a minute is no one's fault", async () => {
  const early = { ...goodClaims(), iat: ago(-50), nbf: ago(-50) }
  const late = { ...goodClaims(), exp: ago(50) }
  expect([await status(await provider.sign(early)), await status(await provider.sign(late))]).toEqual([
    200, 200,
  ])
})

test('a signature by another key is refused', async () => {
  const { privateKey } = await generateKeyPair('RS256')
  const header = { alg: 'RS256', kid: 'its-key' }
  expect(await status(await new SignJWT(goodClaims()).setProtectedHeader(header).sign(privateKey))).toBe(401)
})

test('a changed word breaks the signature', async () => {
  const claims = goodClaims()
  const [header, , signature] = (await provider.sign(claims)).split('.')
  expect(await status(`${header}.${encode({ ...claims, sub: 'the-boss' })}.${signature}`)).toBe(401)
})

test.each(['none', 'None', 'NONE', ''])('a token without a signature is refused: alg %j', async (alg) => {
  const bare = `${encode({ alg, kid: 'its-key' })}.${encode(goodClaims())}`
  expect([await status(`${bare}.`), await status(bare), await status(`${bare}.x`)]).toEqual([401, 401, 401])
})

test('the public key is no password: HS256 made with it is refused', async () => {
  const pem = createPublicKey({ key: provider.publicJwk, format: 'jwk' }).export({
    type: 'spki',
    format: 'pem',
  })
  const signed = `${encode({ alg: 'HS256', kid: 'its-key' })}.${encode(goodClaims())}`
  const signature = createHmac('sha256', pem).update(signed).digest('base64url')
  expect(await status(`${signed}.${signature}`)).toBe(401)
})

test('the key is the provider’s, whatever key or address the token brings along', async () => {
  const { privateKey, publicKey: _ } = await generateKeyPair('RS256', { extractable: true })
  const header = {
    alg: 'RS256',
    kid: '../../keys/mine',
    jku: 'https://evil.test/keys',
    jwk: provider.publicJwk,
  }
  expect(await status(await new SignJWT(goodClaims()).setProtectedHeader(header).sign(privateKey))).toBe(401)
})

test('a token is used once, at the same moment too', async () => {
  const token = await provider.sign(goodClaims())
  const answers = await Promise.all(Array.from({ length: 5 }, () => status(token)))
  expect(answers.toSorted()).toEqual([200, 401, 401, 401, 401])
  expect(await status(token)).toBe(401)
})

test("one provider's token is none of another's, though both know the same subject", async () => {
  const claims = goodClaims()
  await send(await provider.sign(claims))
  expect((await send(await provider.sign({ ...claims, iat: ago(1) }), 'crank')).statusCode).toBe(401)
  const theirs = { ...claims, iss: other.issuer, email: 'else@example.com' }
  const response = await send(await other.sign(theirs), 'crank')
  const me = await app.call('/api/me', { as: response.json().data.token })
  expect(me.json().data.email).toBe('else@example.com')
})

test('the same email address at another provider does not take over the account', async () => {
  const claims = goodClaims()
  await send(await provider.sign(claims))
  const response = await send(await other.sign({ ...claims, iss: other.issuer }), 'crank')
  expect(response.json()).toMatchObject({ status: 409, error: 'email_taken' })
})

test.each([false, 'false', 1, undefined])(
  'an email address verified: %j opens no account',
  async (email_verified) => {
    const response = await send(await provider.sign({ ...goodClaims(), email_verified }))
    expect(response.json()).toMatchObject({ status: 403, error: 'email_unverified' })
  },
)

test('a hostile name is text, cut to what fits', async () => {
  const name = `${'\u202e<script>'.repeat(50)}\r\nBcc: x\0`
  const { data } = (await send(await provider.sign({ ...goodClaims(), name }))).json()
  const me = (await app.call('/api/me', { as: data.token })).json().data
  expect(me.name.length + me.last_name.length).toBeLessThanOrEqual(160)
  expect(JSON.stringify([me.name, me.last_name])).not.toMatch(/\\[rnu]/)
})

test.each(['', 'x', 'a.b.c', '...', `${'x'.repeat(7000)}`])('%j is no token', async (token) => {
  expect([401, 422]).toContain(await status(token))
})

test('a provider that is not configured is not found', async () => {
  expect((await send(await provider.sign(goodClaims()), 'nobody')).statusCode).toBe(404)
})
