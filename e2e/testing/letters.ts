import type { Page } from '@playwright/test'

import { expect } from './site.ts'

/** The letter's frame runs nothing, not even the script by which a test looks into it. */
export const FRAME_RUNS_NOTHING = /Blocked script execution .*\/dev\/mail\//

/** Opens the newest letter of that subject, which may still be on its way. */
export async function openLetter(page: Page, subject: string) {
  const link = page.getByRole('link', { name: subject }).first()
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(link).toBeVisible({ timeout: 500 })
  }).toPass()
  await link.click()
  return page.getByTitle('The letter').contentFrame()
}

/** Follows a link of the letter, which opens the site in a tab of its own. */
export async function follow(page: Page, subject: string, name: string) {
  const letter = await openLetter(page, subject)
  const opened = page.context().waitForEvent('page')
  // By key: a click goes to where the frame is painted, and of a frame that runs nothing no test can see whether it is.
  await letter.getByRole('link', { name }).press('Enter')
  return opened
}
