import type { Page } from '@playwright/test'

import { expect } from './site.ts'

/** The console message of an email's sandboxed frame, which blocks all scripts, including those of Playwright. */
export const FRAME_RUNS_NOTHING = /Blocked script execution .*\/dev\/mail\//

/**
 * Opens the newest email with a subject in the dev inbox, once it has arrived. Tests in the same file share the
 * inbox: without `to`, an older email with the same subject may be opened.
 */
export async function openEmail(page: Page, subject: string, to = '') {
  const link = page.getByRole('link', { name: subject }).filter({ hasText: to })
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(link.first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await link.first().click()
  return page.getByTitle('The email').contentFrame()
}

/** Follows a link in an email, which opens the site in a new tab. */
export async function followLink(page: Page, subject: string, name: string, to = '') {
  const email = await openEmail(page, subject, to)
  const opened = page.context().waitForEvent('page')
  // By keyboard, because a click waits for the frame to be painted, which Playwright can't detect in a frame without
  // scripts.
  await email.getByRole('link', { name }).press('Enter')
  return opened
}
