import type { Page } from '@playwright/test'

/** Holds back every file that matches until `letGo` is called: a slow connection for exactly these files. */
export async function hold(page: Page, files: RegExp) {
  const opened = new EventTarget()
  const gate = new Promise((resolve) => opened.addEventListener('open', resolve))
  await page.route(files, async (route) => {
    await gate
    // A page that was left meanwhile needs nothing any more.
    await route.continue().catch(() => undefined)
  })
  return { letGo: () => void opened.dispatchEvent(new Event('open')) }
}

export const SCRIPTS = /\/(assets|remotes)\/.*\.js(\?|$)/

/** A document that stays the same keeps what is written on its window. */
export const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }))

export const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window)
