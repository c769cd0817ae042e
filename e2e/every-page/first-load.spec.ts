import type { Page } from '@playwright/test'

import { answerConsentByBrowser } from '../testing/consent.ts'
import { open } from '../testing/open.ts'
import { SCHEMAS, watchSchemas } from '../testing/schemas.ts'
import { expect, test } from '../testing/site.ts'

/** Chromium warns of a preloaded file about 3 s after the page's load, if nothing has used it by then. */
const WARNED_MS = 4500

const whenWarned = (page: Page) =>
  page.waitForFunction((ms) => {
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return loaded!.loadEventEnd > 0 && performance.now() - loaded!.loadEventEnd > ms
  }, WARNED_MS)

const PAGES = [
  '/',
  '/shop/accessories',
  '/shop/accessories/1',
  '/configurator',
  '/configurator/nyx',
  '/shop/spares',
  '/forum/1',
  '/login',
]

for (const address of PAGES) {
  test(`${address} loads no schemas, stays within its content security policy, and uses what it preloads`, async ({
    page,
  }) => {
    await answerConsentByBrowser(page)
    const schemas = watchSchemas(page)
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.warn(`violated ${violatedDirective} by ${blockedURI}`),
      )
    })
    await open(page, address)
    await whenWarned(page)
    expect(schemas).toEqual([])
    expect(warnings.filter((text) => /preload|violated/i.test(text))).toEqual([])
  })
}

test('the schemas come when a form is filled in', async ({ page }) => {
  await open(page, '/login')
  const schemas = watchSchemas(page)
  await page.getByLabel('Email').first().fill('anna@example.com')
  await expect.poll(() => schemas.length).toBe(SCHEMAS.length)
})
