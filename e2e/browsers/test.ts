import { mkdir, writeFile } from 'node:fs/promises'

import { DEMO_PASSWORD, expect, test as onSite } from '../testing/site.ts'
import { openFirefox } from './firefox.ts'
import { openHttpsFront } from './https-front.ts'
import { createTab, type Tab } from './tab.ts'
import { button, label } from './target.ts'
import { openWebKitGtk } from './webkitgtk.ts'

const BROWSERS = { firefox: openFirefox, webkitgtk: openWebKitGtk }

export interface BrowserOption {
  program: keyof typeof BROWSERS
}

/**
 * A test with a tab in a browser of its own, instead of Playwright’s, on a site with https, without which WebKit keeps no
 * login. An error in the console fails it.
 */
export const test = onSite.extend<BrowserOption & { tab: Tab }>({
  program: ['firefox', { option: true }],
  openFront: [async ({}, use) => use(openHttpsFront), { scope: 'worker' }],
  tab: async ({ site, program, expectedErrors }, use, testInfo) => {
    const browser = await BROWSERS[program]()
    await use(createTab(browser, site.siteUrl))
    if (testInfo.status !== testInfo.expectedStatus) {
      const picture = await browser.screenshot().catch(() => '')
      await mkdir(testInfo.outputDir, { recursive: true })
      await writeFile(testInfo.outputPath('page.png'), picture)
    }
    const errors = await browser.close()
    expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([])
  },
})

/** Answers the question for consent, which would cover what stands at the bottom of a page. */
export const answerConsent = (tab: Tab) => tab.click(button('Only what is needed'))

export async function logIn(tab: Tab, email: string) {
  await tab.fill(label('Email'), email)
  await tab.fill(label('Password'), DEMO_PASSWORD)
  await tab.click(button('Log in'))
}
