import type { Locator, Page } from '@playwright/test'

import { expect, logIn } from './site.ts'

/** React keeps what an element does in a property of this name, from the moment it has hydrated the element. */
const REACTS_OWN = /^__reactProps\$/

/** Waits until React has hydrated this element, or the one that React puts in its place. */
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

/** Waits until the browser is idle: whatever follows at once from hydrating has begun. */
export const whenIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())))
      }),
  )

/** Returns the page's heading: in main, and a remote's own on a remote's page. */
export const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Waits until the page is hydrated and the browser is idle. */
async function whenReady(page: Page) {
  await whenHydrated(headingOf(page))
  await whenIdle(page)
}

/** Goes to an address of the site and waits until its page is hydrated: what a test presses before that is lost. */
export async function open(page: Page, address: string) {
  const response = await page.goto(address)
  await whenReady(page)
  return response
}

/** Loads the same page from the server again. */
export async function reload(page: Page) {
  await page.reload()
  await whenReady(page)
}

/** Logs in on the way to a page, and waits until that page is hydrated. A menu that was opened before would close when it comes. */
export async function openAs(page: Page, email: string, path = '/') {
  await open(page, `/login?continue=${encodeURIComponent(path)}`)
  await logIn(page, email)
  await expect(page).not.toHaveURL(/\/login(\?|$)/)
  await expect(headingOf(page)).not.toHaveText('Log in')
  await whenReady(page)
}
