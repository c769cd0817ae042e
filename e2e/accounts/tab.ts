import type { Page } from '@playwright/test'

import { expect, logIn } from '../testing/site.ts'

export const REFRESH = '**/api/auth/refresh'
export const account = (page: Page) => page.getByRole('button', { name: 'Your account' })

/** The page after a login that leads to no other. A menu that was opened before it came would close with its coming. */
export async function isHome(page: Page) {
  await expect(account(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Build the bike you would draw' })).toBeVisible()
}

/** Logs in, and waits for the home page that follows. */
export async function enter(page: Page, email: string, { remember = false } = {}) {
  await page.goto('/login')
  if (remember) await page.getByLabel('Keep me logged in for 30 days').check()
  await logIn(page, email)
  await isHome(page)
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
