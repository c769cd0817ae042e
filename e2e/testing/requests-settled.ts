import { expect, type Page, type Request } from '@playwright/test'

/** The live connection stays open as long as its page. */
const LIVE = '/api/live'
const QUIET_MS = 500

interface Tracked {
  running: Set<Request>
  /** When a request has begun or ended last, in ms. */
  changedAt: number
}

const pages = new WeakMap<Page, Tracked>()

/** Keeps count of a page's running requests, for `requestsSettled`; called before the page is opened. */
export function trackRequests(page: Page) {
  const tracked: Tracked = { running: new Set(), changedAt: Date.now() }
  pages.set(page, tracked)
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === LIVE) return
    tracked.running.add(request)
    tracked.changedAt = Date.now()
  })
  const onEnd = (request: Request) => {
    if (tracked.running.delete(request)) tracked.changedAt = Date.now()
  }
  page.on('requestfinished', onEnd)
  page.on('requestfailed', onEnd)
}

/** Resolves when no request has been running for half a second, apart from the live connection. */
export async function requestsSettled(page: Page) {
  const tracked = pages.get(page)
  if (!tracked) throw new Error('The requests of this page are not tracked')
  const quietMs = () => (tracked.running.size === 0 ? Date.now() - tracked.changedAt : 0)
  await expect.poll(quietMs, { timeout: 60_000, intervals: [100] }).toBeGreaterThanOrEqual(QUIET_MS)
}
