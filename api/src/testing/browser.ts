import { randomUUID } from 'node:crypto'

import type { Call, TestApp } from './test-app.ts'

const COOKIE = '__Host-Http-rt'
const PASSWORD = 'a long enough phrase'
const OWN_PAGE = { 'x-nireeka': '1', 'sec-fetch-site': 'same-origin' }

/** What a member's browser does about logging in; it sees nothing but answers and cookies. */
export async function openBrowser(app: TestApp) {
  const email = `rita-${randomUUID()}@example.com`
  const credentials = { email, password: PASSWORD }
  await app.call('/api/register', {
    method: 'POST',
    body: { ...credentials, name: 'Rita', lastname: 'Rider', password_confirmation: PASSWORD },
  })

  async function take(url: string, call: Omit<Call, 'cookies'>, sent?: string) {
    const cookies = sent ? { [COOKIE]: sent } : undefined
    const response = await app.call(url, { ...call, method: 'POST', cookies })
    const cookie = response.cookies.find(({ name }) => name === COOKIE)
    const { data } = response.json<{ data: { token: string } }>()
    return { status: response.statusCode, access: data.token, refresh: cookie?.value ?? '', cookie }
  }

  return {
    login: ({ remember = false, before }: { remember?: boolean; before?: string } = {}) =>
      take('/api/user/login', { body: { ...credentials, remember } }, before),
    renew: (refresh: string, headers: Record<string, string> = OWN_PAGE) =>
      take('/api/auth/refresh', { body: {}, headers }, refresh),
    logout: (access: string, refresh: string) =>
      app.call('/api/logout', { as: access, cookies: { [COOKIE]: refresh } }),
    /** Logs out as a link on another site would: with every cookie but no bearer token. */
    logoutByLink: (access: string, refresh: string) =>
      app.call('/api/logout', { cookies: { [COOKIE]: refresh, access_token: access } }),
    /** The status of a call that only members may make. */
    me: async (access: string) => (await app.call('/api/me', { as: access })).statusCode,
  }
}

export type Browser = Awaited<ReturnType<typeof openBrowser>>
