import type { Page } from '@playwright/test'

/** Delays every matching request until `letGo` is called, which simulates a slow connection for these files. */
export async function hold(page: Page, files: RegExp) {
  const opened = new EventTarget()
  const gate = new Promise((resolve) => opened.addEventListener('open', resolve))
  await page.route(files, async (route) => {
    await gate
    // Requests of a page that was closed meanwhile can't be continued.
    await route.continue().catch(() => undefined)
  })
  return { letGo: () => void opened.dispatchEvent(new Event('open')) }
}

export const SCRIPTS = /\/(assets|remotes)\/.*\.js(\?|$)/

/** Marks the document through a property of its window, so that a test can detect a reload. */
export const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }))

export const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window)
