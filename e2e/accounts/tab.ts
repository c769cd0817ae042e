import type { Page } from '@playwright/test'

import { headingOf, open, openAs, whenHydrated } from '../testing/open.ts'
import { expect, logIn } from '../testing/site.ts'

export const REFRESH = '**/api/auth/refresh'
export const account = (page: Page) => page.getByRole('button', { name: 'Your account' })

/** The page after a login that leads to no other. A menu that was opened before it came would close with its coming. */
export async function isHome(page: Page) {
  await expect(account(page)).toBeVisible()
  await expect(headingOf(page)).toHaveText('Build the bike you would draw')
  await whenHydrated(headingOf(page))
}

/** Logs in on the way to a page, and waits until the page shows who is logged in. */
export async function enter(page: Page, email: string, path = '/') {
  await openAs(page, email, path)
  await expect(account(page)).toBeVisible()
}

/** A login that outlives the browser. */
export async function enterRemembered(page: Page, email: string) {
  await open(page, '/login')
  await page.getByLabel('Keep me logged in for 30 days').check()
  await logIn(page, email)
  await isHome(page)
}

/** Another tab of this browser, which knows of the login, too. */
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

/** An access token that no longer counts, as after its 15 minutes. */
export const spoilToken = (page: Page) =>
  page.evaluate(() => {
    document.cookie = 'access_token=stale; path=/; secure; samesite=strict'
  })

/** The addresses of all renewals from now on, in every tab. */
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

/** Calls the API as the page's own parts do, all at once: by the shell's client, which React's tree holds. */
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
