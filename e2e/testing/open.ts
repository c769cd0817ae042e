import type { Locator, Page } from '@playwright/test'

import { expect, logIn } from './site.ts'

/** The name of the property in which React stores an element's props when it hydrates the element. */
const REACTS_OWN = /^__reactProps\$/

/** Waits until React has hydrated an element, or the one that replaces it. */
export async function whenHydrated(element: Locator) {
  let isHydrated = false
  while (!isHydrated) {
    isHydrated = await element.evaluate(
      (node, source) =>
        new Promise<boolean>((resolve) => {
          const look = () => {
            if (Object.keys(node).some((key) => new RegExp(source).test(key))) resolve(true)
            else if (node.isConnected) requestAnimationFrame(look)
            else resolve(false)
          }
          look()
        }),
      REACTS_OWN.source,
    )
  }
}

/** How long a page may be busy, in ms, before `whenIdle` goes on: a browser that draws nothing may never call. */
const BUSY_MS = 10_000

/** Waits until the browser is idle, so that work scheduled by hydration has started. */
export const whenIdle = (page: Page) =>
  page.evaluate(
    (timeout) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout })),
        )
      }),
    BUSY_MS,
  )

/** Returns the page's heading in main. */
export const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Waits until the page is hydrated and the browser is idle. */
async function whenReady(page: Page) {
  await whenHydrated(headingOf(page))
  await whenIdle(page)
}

/** Opens a page and waits for hydration, because earlier clicks would be lost. */
export async function open(page: Page, address: string) {
  const response = await page.goto(address)
  await whenReady(page)
  return response
}

/** Reloads the page, and waits for hydration. */
export async function reload(page: Page) {
  await page.reload()
  await whenReady(page)
}

/**
 * Logs in on the way to a page, and waits until that page is hydrated. A menu opened before would be closed by the
 * navigation.
 */
export async function openAs(page: Page, email: string, path = '/') {
  await open(page, `/login?continue=${encodeURIComponent(path)}`)
  await logIn(page, email)
  await expect(page).not.toHaveURL(/\/login(\?|$)/)
  await expect(headingOf(page)).not.toHaveText('Log in')
  await whenReady(page)
}
