import { expect, test } from '@playwright/test'

import { openApart } from '../testing/apart.ts'
import { DEMO_PASSWORD } from '../testing/site.ts'

const JSON_BODY = { 'content-type': 'application/json' }

test('API and edge run as processes of their own, and together they are the site', async ({ page }) => {
  test.setTimeout(90_000)
  const { apiUrl, siteUrl, ...apart } = await openApart()
  const api = await apart.startApi()
  const edge = await apart.startEdge()

  // The API server doesn't serve pages.
  expect((await fetch(`${apiUrl}/shop/accessories`)).status).toBe(404)

  // The page contains data that the edge server has read from the API over HTTP.
  const html = await (await fetch(`${siteUrl}/shop/accessories`)).text()
  expect(html).toContain('Add to cart')

  // The page hydrates, and its requests reach the API through the edge server.
  await page.goto(`${siteUrl}/login`)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Email', { exact: true }).fill('anna@example.com')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')

  // Staff files are served only to staff; the edge server asks the API about the token.
  const staff = await tokenOf(siteUrl, 'admin@example.com')
  const files = await staffFiles(siteUrl, staff)
  const status = async (cookie: string) => (await fetch(siteUrl + files, { headers: { cookie } })).status
  expect(await status('')).toBe(404)
  expect(await status(`access_token=${await tokenOf(siteUrl, 'anna@example.com')}`)).toBe(404)
  expect(await status(`access_token=${staff}`)).toBe(200)

  // A form submitted without scripts.
  const form = await fetch(`${siteUrl}/newsletter`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'apart@example.com' }),
    redirect: 'manual',
  })
  expect(form.headers.get('location')).toBe('/newsletter?outcome=subscribed')

  expect(await edge.stop()).toBe(0)
  expect(await api.stop()).toBe(0)
  await apart.close()
})

async function tokenOf(siteUrl: string, email: string): Promise<string> {
  const response = await fetch(`${siteUrl}/api/user/login`, {
    method: 'POST',
    headers: { ...JSON_BODY, origin: siteUrl },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, remember: false }),
  })
  const { data } = (await response.json()) as { data: { token: string } }
  return data.token
}

/** Returns the URL of the back office's manifest, which only staff can see. */
async function staffFiles(siteUrl: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${siteUrl}/api/remotes/staff`, { headers })
  const { data } = (await response.json()) as { data: { remotes: Array<{ manifest: string }> } }
  return data.remotes[0]!.manifest
}
