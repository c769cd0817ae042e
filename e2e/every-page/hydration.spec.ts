import type { Page } from '@playwright/test'

import { expect, test } from '../testing/site.ts'
import { open, openAs, whenHydrated, whenIdle } from '../testing/open.ts'
import { layoutShifts, watchLayoutShift } from '../testing/layout-shift.ts'
import { expectHeading } from './check-page.ts'
import { PUBLIC_PAGES } from './pages.ts'

/** Personal API calls, whose data must not be in any page's HTML. */
const MEMBERS_OWN = [
  'GET /api/me',
  'GET /api/cart',
  'GET /api/forum/threads/mine?',
  'GET /api/forum/threads/1/mine?',
  'POST /api/forum/threads/1/read',
  'GET /api/notifications/unread',
  'GET /api/help-center/topics/1/vote',
  'GET /api/spares/my-bikes',
  'GET /api/spares/1034/my-bikes',
]

/** The live connection, which has no data of its own. */
const LIVE = '/api/live'

/** Records console messages and requests for data; `take` returns and clears those of a page. */
function listen(page: Page) {
  const messages: string[] = []
  const calls: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`error: ${String(error)}`))
  page.on('request', (request) => {
    // A picture comes when the browser wants it, from the API as well, such as those of the forum.
    if (request.resourceType() === 'image') return
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== LIVE)
      calls.push(`${request.method()} ${pathname}${search}`)
  })
  return { take: () => ({ messages: messages.splice(0), calls: calls.splice(0) }) }
}

async function openHydrated(page: Page, path: string, heading: string | null) {
  expect((await open(page, path))?.status()).toBe(200)
  await expectHeading(page, heading)
  await whenHydrated(page.getByRole('link', { name: 'Nireeka, home' }))
}

/**
 * Two combinations of theme and width are enough: colours don't affect layout, and no script reads the device's
 * theme.
 */
const SCREENS = [
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1440 },
] as const

for (const { colorScheme, width } of SCREENS) {
  test.describe(`in ${colorScheme} colours at ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    test('a guest’s pages hydrate: no message, no request, no layout shift', async ({ page }) => {
      // Each of about thirty pages is opened and scrolled to its end.
      test.slow()
      await watchLayoutShift(page)
      const { take } = listen(page)
      for (const { path, heading } of PUBLIC_PAGES) {
        await test.step(path, async () => {
          await openHydrated(page, path, heading)
          const shifts = await layoutShifts(page)
          expect.soft({ path, ...take(), shifts }).toEqual({ path, messages: [], calls: [], shifts: [] })
        })
      }
    })
  })
}

test('the pages of a member with imperial units hydrate: no message, and only their own data is requested', async ({
  page,
}) => {
  await openAs(page, 'ben@example.com')
  // No link is under the pointer, whose page's data would be fetched ahead. After the login one was, and the data may be
  // asked for only once that page's code has come: the first page must have ended before requests are recorded.
  await page.mouse.move(0, 0)
  await page.goto('about:blank')
  const account = page.getByRole('button', { name: 'Your account' })
  const { take } = listen(page)
  for (const { path, heading } of PUBLIC_PAGES) {
    await test.step(path, async () => {
      await openHydrated(page, path, heading)
      await expect(account).toBeVisible()
      await expect(page.getByRole('button', { name: /^Cart, / })).toBeVisible()
      await whenIdle(page)
      const { messages, calls } = take()
      const others = calls.filter(
        (call) => !MEMBERS_OWN.some((own) => call === own || (own.endsWith('?') && call.startsWith(own))),
      )
      expect.soft({ path, messages, others }).toEqual({ path, messages: [], others: [] })
    })
  }
  await open(page, '/configurator')
  await expect(page.getByText('mph').first()).toBeVisible()
})
