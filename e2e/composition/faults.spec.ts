import type { Page } from '@playwright/test'

import { headingOf, open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import type { Fault } from '../testing/fault-proxy.ts'
import { isSameDocument, markDocument } from '../testing/hold.ts'

// The browser logs failed requests in the console by itself.
test.use({
  expectedErrors: async ({}, use) => use([/Failed to load resource/, /Unexpected token/, /SyntaxError/]),
})

const MANIFEST = ['manifest', /\/remotes\/help\/.*mf-manifest\.json/] as const
const ENTRY = ['entry', /\/remotes\/help\/.*remoteEntry.*\.js/] as const
const PAGE_SCRIPT = ['page script', /\/remotes\/help\/.*\/js\/.*\.js/] as const

/**
 * Each way in which loading a remote's files can fail. The loader treats an invalid manifest or chunk like any other
 * failure.
 */
const CASES: Array<[readonly [string, RegExp], Fault, string]> = [
  [MANIFEST, 'hang', 'hangs'],
  [MANIFEST, 'error-500', 'answers 500'],
  [ENTRY, 'hang', 'hangs'],
  [ENTRY, 'error-500', 'answers 500'],
  [ENTRY, 'broken-script', 'sends broken JavaScript'],
  [PAGE_SCRIPT, 'hang', 'hangs'],
  [PAGE_SCRIPT, 'error-500', 'answers 500'],
]

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
const retryIn = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** Reloads the section by navigation or by "Try again", which may be needed twice on a busy machine. */
const recover = (page: Page) =>
  expect(async () => {
    if (await retryIn(page).isVisible()) await retryIn(page).click({ timeout: 1000 })
    await expect(headingOf(page)).toHaveText('Spare parts', { timeout: 4000 })
  }).toPass()

for (const [[part, path], fault, words] of CASES) {
  test(`a remote whose ${part} ${words} leaves the rest working and recovers without a reload`, async ({
    page,
    faultProxy: proxy,
  }) => {
    proxy.breakRemote(path, fault)
    await open(page, `${proxy.address}/contact`)
    await markDocument(page)

    await goTo(page, 'Spare parts')
    await expect(retryIn(page)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()

    await page.getByRole('button', { name: 'Cart, empty' }).click()
    await expect(page.getByText('There is no item in your shopping cart!')).toBeVisible()
    await page.keyboard.press('Escape')
    await goTo(page, 'Accessories')
    await expect(page.getByRole('link', { name: /City helmet/ })).toBeVisible()

    proxy.heal()
    await page.goBack()
    await recover(page)
    expect(await isSameDocument(page)).toBe(true)
  })
}

for (const [part, path] of [ENTRY, PAGE_SCRIPT]) {
  test(`on a slow line the ${part} is waited for, and the section comes`, async ({
    page,
    faultProxy: proxy,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
    )
    proxy.breakRemote(path, 'slow')
    await open(page, `${proxy.address}/contact`)
    await goTo(page, 'Spare parts')
    await expect(headingOf(page)).toHaveText('Spare parts')
    await expect(retryIn(page)).toBeHidden()
  })
}
