import type { Page } from '@playwright/test'

import { headingOf, open, openAs, whenHydrated } from '../testing/open.ts'
import { expect, logIn } from '../testing/site.ts'

export const REFRESH = '**/api/auth/refresh'
export const account = (page: Page) => page.getByRole('button', { name: 'Your account' })

/** Waits for the home page after a login. A menu opened before would be closed by the navigation. */
export async function isHome(page: Page) {
  await expect(account(page)).toBeVisible()
  await expect(headingOf(page)).toHaveText('Build the bike you’d draw')
  await whenHydrated(headingOf(page))
}

/** Logs in on the way to a page, and waits until the page shows the member. */
export async function openLoggedIn(page: Page, email: string, path = '/') {
  await openAs(page, email, path)
  await expect(account(page)).toBeVisible()
}

/** Logs in with "remember me", so that the login outlives the browser. */
export async function logInRemembered(page: Page, email: string) {
  await open(page, '/login')
  await page.getByLabel('Keep me logged in for 30 days').check()
  await logIn(page, email)
  await isHome(page)
}

/** Opens another tab of the same browser, which shares the login. */
export async function openTab(page: Page, address: string) {
  const tab = await page.context().newPage()
  await open(tab, address)
  await expect(account(tab)).toBeVisible()
  return tab
}

export async function signOut(page: Page) {
  await account(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(headingOf(page)).toHaveText('Log in')
  await expect(page).toHaveURL(/\/login$/)
}

/** Replaces the access token with an invalid one, as if its 15 minutes were over. */
export const spoilToken = (page: Page) =>
  page.evaluate(() => {
    document.cookie = 'access_token=stale; path=/; secure; samesite=strict'
  })

/** Returns a list to which the URLs of all token renewals in any tab are added. */
export function countRenewals(page: Page): string[] {
  const renewals: string[] = []
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) renewals.push(request.url())
  })
  return renewals
}

interface Fiber {
  child: Fiber | null
  sibling: Fiber | null
  memoizedProps: { value?: { platform?: { http?: { get: (path: string) => Promise<unknown> } } } } | null
}

/**
 * Sends API requests in parallel through the shell's HTTP client, which is found in React's tree. Returns the
 * results.
 */
export const callAtOnce = (page: Page, paths: string[]): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const root = document.getElementById('root')!
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'))!
    const container = (root as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]!
    const waiting: Array<Fiber | null> = [container.stateNode.current]
    while (waiting.length > 0) {
      const fiber = waiting.pop()
      if (!fiber) continue
      const http = fiber.memoizedProps?.value?.platform?.http
      if (http) {
        const outcomes = wanted.map((path) =>
          http.get(path).then(
            () => 'answered',
            (error: { status: number; message: string }) => `${error.status} ${error.message}`,
          ),
        )
        return Promise.all(outcomes)
      }
      waiting.push(fiber.sibling, fiber.child)
    }
    throw new Error('The shell was not found')
  }, paths)
