import type { Page } from '@playwright/test'

import { expect } from './site.ts'

/** The frame of an email runs no script, not even the one by which a test looks into it. */
export const FRAME_RUNS_NOTHING = /Blocked script execution .*\/dev\/mail\//

/**
 * Opens the newest email with that subject in the dev inbox, as soon as it has come. Tests of one file share the inbox:
 * without its receiver in `to`, an older email with the same subject is taken for it.
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
  // By key: a click needs the frame to be painted, which a test can't see of a frame that runs no script.
  await email.getByRole('link', { name }).press('Enter')
  return opened
}
