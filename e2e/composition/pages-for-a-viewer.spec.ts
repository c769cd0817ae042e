import type { Page } from '@playwright/test'

import { open } from '../testing/open.ts'
import { openMemberApi } from '../testing/member-api.ts'
import { requestsSettled } from '../testing/requests-settled.ts'
import { expect, type Site, test } from '../testing/site.ts'

// The browser reports the page's own status, 404, as an error.
test.use({ expectedErrors: async ({}, use) => use([/Failed to load resource: .* 404/]) })

const HIDDEN = 'Draft: should we sell kits for other brands?'
const NOT_FOUND = 'We can’t find that in the forum'

/** Records the page's requests whose address matches a pattern. */
function watch(page: Page, pattern: RegExp) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** Returns the address of the demo forum's hidden thread. */
async function hiddenThread({ address }: Site) {
  const { call } = await openMemberApi(address, 'admin@example.com')
  let found: number | undefined
  for (let page = 1; found === undefined; page++) {
    const { items } = await call<{ items: Array<{ id: number; title: string }> }>(
      'GET',
      `/api/forum/threads?page=${page}`,
    )
    found = items.find(({ title }) => title === HIDDEN)?.id
  }
  return `/forum/thread/${found}`
}

/** Counts how often a text has been in the document since its beginning. */
const countShown = (page: Page, text: string) =>
  page.addInitScript((wanted) => {
    const seen = { count: 0 }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.body?.textContent.includes(wanted)) seen.count++
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, text)

for (const [who, email] of [
  ['an admin', 'admin@example.com'],
  ['an agent', 'agent@example.com'],
  ['its author', 'dev@example.com'],
] as const) {
  test(`${who} who opens a hidden thread directly reads it after one request`, async ({ page, site }) => {
    const path = await hiddenThread(site)
    const member = await openMemberApi(site.address, email)
    await member.logIn(page)
    await countShown(page, NOT_FOUND)
    const asked = watch(page, /\/api\/forum\/threads\/\d+(\?|$)/)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: HIDDEN })).toBeVisible()
    await requestsSettled(page)
    expect(asked).toHaveLength(1)
    const seen = await page.evaluate(() => (window as unknown as { seen: { count: number } }).seen.count)
    expect(seen, 'nobody says in between that there is no such thread').toBe(0)
  })
}

test('another member is told that there is no such thread, after one request', async ({ page, site }) => {
  const path = await hiddenThread(site)
  const member = await openMemberApi(site.address, 'anna@example.com')
  await member.logIn(page)
  const asked = watch(page, /\/api\/forum\/threads\/\d+(\?|$)/)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible()
  await requestsSettled(page)
  expect(asked).toHaveLength(1)
})

test('a guest gets the refusal with the HTML, asks nothing, and no cache keeps it for others', async ({
  page,
  site,
}) => {
  const path = await hiddenThread(site)
  const asked = watch(page, /\/api\/forum\//)
  const answer = await open(page, path)
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([404, 'private, no-cache'])
  await expect(page.getByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible()
  await requestsSettled(page)
  expect(asked).toEqual([])
})

test('the forum’s list of an admin has the hidden thread, and is asked for once', async ({ page, site }) => {
  const admin = await openMemberApi(site.address, 'admin@example.com')
  await admin.logIn(page)
  const lists = watch(page, /\/api\/forum\/(threads|categories)(\?|$)/)
  await open(page, '/forum/1')
  await requestsSettled(page)
  expect(lists.toSorted()).toEqual(['/api/forum/categories', '/api/forum/threads'])
})

test('a public thread’s posts are not asked for again by members', async ({ page, site }) => {
  const admin = await openMemberApi(site.address, 'admin@example.com')
  await admin.logIn(page)
  const asked = watch(page, /\/api\/forum\/threads\/1(\?|$)/)
  await open(page, '/forum/thread/1')
  await requestsSettled(page)
  expect(asked).toEqual([])
})

test('nothing public of an accessory is asked for again by members', async ({ page, site }) => {
  const member = await openMemberApi(site.address, 'anna@example.com')
  await member.logIn(page)
  const asked = watch(page, /\/api\/accessories\//)
  await open(page, '/shop/accessories/1')
  await requestsSettled(page)
  expect(asked.filter((path) => /\/accessories\/1(\/reviews)?$/.test(path))).toEqual([])
})

test('spare parts are the same for everybody, so a member asks for none of them again', async ({
  page,
  site,
}) => {
  const member = await openMemberApi(site.address, 'anna@example.com')
  await member.logIn(page)
  const asked = watch(page, /\/api\/spares/)
  for (const path of ['/shop/spares', '/shop/spares?q=chain']) await open(page, path)
  await requestsSettled(page)
  expect(asked).toEqual([])
})
