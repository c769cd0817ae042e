import { randomBytes } from 'node:crypto'

import { expect, test, vi } from 'vitest'

import { resetTokenOf } from '../testing/emails.ts'
import { openProvider, SHOP_CLIENT } from '../testing/openid-provider.ts'
import { configOf, REDIRECT, visitors } from '../testing/provider-visitor.ts'
import { type TestApp, useTestApp } from '../testing/test-app.ts'
import { codeAt, stepAt } from './second-factor/totp.ts'

const newPassword = () => `${randomBytes(9).toString('base64url')} on a hill`
const twice = (password: string) => ({ password, password_confirmation: password })

test('no password, token, code or cookie reaches the log, whatever is done, well or wrongly', async () => {
  const lines = vi.fn<(line: string) => void>()
  const provider = await openProvider({ redirectUri: REDIRECT })
  const app = await useTestApp({ identityProviders: [configOf(provider)], logger: { write: lines } })
  const secrets = new Set<string>([SHOP_CLIENT.client_secret])
  const email = 'rita@example.com'
  const [first, second, third] = [newPassword(), newPassword(), newPassword()]
  for (const password of [first, second, third]) secrets.add(password)
  const post = async (url: string, body: object, as?: string) => {
    const response = await app.call(url, { method: 'POST', body, as })
    for (const { value } of response.cookies) secrets.add(value)
    const token: unknown = response.json().data?.token
    if (typeof token === 'string') secrets.add(token)
    return typeof token === 'string' ? token : ''
  }

  await post('/api/register', { name: 'Rita', lastname: 'Rider', email, ...twice(first) })
  const token = await post('/api/user/login', { email, password: first })
  await post('/api/user/login', { email, password: second })
  await post('/api/user/login', { email, password: [first] })
  await post('/api/change-password', { old_password: first, ...twice(second) }, token)
  await post('/api/change-password', { old_password: first, ...twice(second) }, token)

  await post('/api/forget-password', { email })
  const link = await resetTokenOf(app.db, email)
  secrets.add(link)
  for (const [one, status] of [
    [link, 200],
    [`${link}x`, 404],
    [`${link}\0`, 422],
  ] as const) {
    const query = new URLSearchParams({ token: one, email }).toString()
    expect((await app.call(`/api/reset-password?${query}`)).statusCode).toBe(status)
  }
  await post('/api/reset-password', { token: link, email, ...twice(third) })
  await post('/api/reset-password', { token: link, email, ...twice(first) })

  for (const secret of await useSecondFactor(app, email, third)) secrets.add(secret)

  const social = visitors(app, provider)
  const code = await social.codeFor(social.newPerson().sub)
  for (const secret of Object.values(code)) secrets.add(secret)
  await social.sendCode(code)
  await social.sendCode(code)
  const idToken = await provider.sign({ iss: provider.issuer, aud: 'another' })
  secrets.add(idToken)
  await post('/api/auth/socials', { provider_name: 'pedal', access_token: idToken })
  await provider.close()

  app.app.log.info({ body: { access_token: idToken, old_password: first } }, 'everything')
  const log = lines.mock.calls.join('\n')
  expect(log).toContain('everything')
  expect(log).toContain('/api/user/login')
  expect(secrets.size).toBeGreaterThan(12)
  expect(
    [...secrets].filter((secret) => log.includes(secret) || log.includes(encodeURIComponent(secret))),
  ).toEqual([])
})

/** Turns a second factor on and logs in with a recovery code; returns every secret of it that was sent or answered. */
async function useSecondFactor(app: TestApp, email: string, password: string): Promise<string[]> {
  const post = async (url: string, body: object, as?: string) =>
    (await app.call(url, { method: 'POST', body, as })).json().data
  const { token } = await post('/api/user/login', { email, password })
  const { secret, uri } = await post('/api/account/second-factor', {}, token)
  const stored = await app.db.selectFrom('second_factors').select('secret').executeTakeFirstOrThrow()
  const code = codeAt(stored.secret, stepAt(new Date()))
  const { recovery_codes } = await post('/api/account/second-factor/on', { password, code }, token)
  const { challenge } = await post('/api/user/login', { email, password })
  const second = await post('/api/user/login/code', { challenge, code: recovery_codes[0] })
  app.app.log.info({ body: { challenge, code: recovery_codes[1], recovery_codes, secret } }, 'everything')
  return [token, secret, uri, ...recovery_codes, challenge, second.token]
}
