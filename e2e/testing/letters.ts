import type { Page } from '@playwright/test'

import { expect } from './site.ts'

/** The letter's frame runs nothing, not even the script by which a test looks into it. */
export const FRAME_RUNS_NOTHING = /Blocked script execution .*\/dev\/mail\//

/**
 * Opens the newest letter of that subject as soon as it has come. Tests of one file share the mailbox: an older letter of
 * the same subject is taken for it unless `to` says whose it is.
 */
export async function openLetter(page: Page, subject: string, to = '') {
  const link = page.getByRole('link', { name: subject }).filter({ hasText: to })
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(link.first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await link.first().click()
  return page.getByTitle('The letter').contentFrame()
}

/** Follows a link of the letter, which opens the site in a tab of its own. */
export async function follow(page: Page, subject: string, name: string, to = '') {
  const letter = await openLetter(page, subject, to)
  const opened = page.context().waitForEvent('page')
  // By key: a click goes to where the frame is painted, and of a frame that runs nothing no test can see whether it is.
  await letter.getByRole('link', { name }).press('Enter')
  return opened
}
