import type { Page } from '@playwright/test'

import { expect, logIn, test } from '../testing/site.ts'
import { headingOf, whenAlive, whenIdle } from '../testing/open.ts'
import { layoutShifts, watchLayoutShift } from '../testing/layout-shift.ts'
import { PUBLIC_PAGES } from './public-pages.ts'

/** What of the API is a member's own, and so in no page's HTML. */
const MEMBERS_OWN = ['GET /api/me', 'GET /api/cart']

/** Collects what the browser says and asks for; each page's share is taken with `take`. */
function listen(page: Page) {
  const messages: string[] = []
  const calls: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`error: ${String(error)}`))
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`)
  })
  return { take: () => ({ messages: messages.splice(0), calls: calls.splice(0) }) }
}

async function openHydrated(page: Page, path: string, name: string) {
  expect((await page.goto(path))?.status()).toBe(200)
  await expect(headingOf(page)).toHaveText(name)
  await whenAlive(headingOf(page))
  await whenAlive(page.getByRole('link', { name: 'Nireeka, home' }))
  await whenIdle(page)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    for (const width of [390, 1440]) {
      test(`a guest’s pages come alive at ${width} px: nothing said, asked for or moved`, async ({
        page,
      }) => {
        test.setTimeout(120_000)
        await page.setViewportSize({ width, height: 900 })
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
    }

    test('the pages of a member with imperial units come alive: nothing said, only their own asked for', async ({
      page,
    }) => {
      test.setTimeout(120_000)
      await page.goto('/login')
      await logIn(page, 'ben@example.com')
      const account = page.getByRole('button', { name: 'Your account' })
      await expect(account).toBeVisible()
      // The login leads to the home page, which has no HTML to come alive in.
      await expect(headingOf(page)).toHaveText('Build the bike you would draw')
      const { take } = listen(page)
      for (const { path, heading } of PUBLIC_PAGES) {
        await test.step(path, async () => {
          await openHydrated(page, path, heading)
          await expect(account).toBeVisible()
          await expect(page.getByRole('button', { name: /^Cart, / })).toBeVisible()
          await whenIdle(page)
          const { messages, calls } = take()
          const others = calls.filter((call) => !MEMBERS_OWN.includes(call))
          expect.soft({ path, messages, others }).toEqual({ path, messages: [], others: [] })
        })
      }
      await page.goto('/configurator')
      await expect(page.getByText('mph').first()).toBeVisible()
    })
  })
}
