import type { Page } from '@playwright/test'

import { headingOf, open, openAs } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { violationsInBothThemes } from '../testing/violations.ts'

// A change that breaks sample builds is refused at first.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/status of 409/] })

async function expectNoViolations(page: Page, where: string) {
  expect.soft(await violationsInBothThemes(page), where).toEqual([])
}

test('an admin unpublishes a part, and a guest can’t choose it any more', async ({ page, browser }) => {
  const guest = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  const ofGuest = () => open(guest, new URL('/configurator/nyx?step=accessories', page.url()).href)
  const film = guest.getByRole('checkbox', { name: /^Frame protection film/ })
  await openAs(page, 'admin@example.com', '/backoffice/parts')
  await ofGuest()
  await expect(film).toBeAttached()

  await page.getByRole('searchbox', { name: 'Search parts' }).fill('film')
  await expect(page.getByText('1 part', { exact: true })).toBeVisible()
  await expectNoViolations(page, 'the parts')
  await page.getByRole('link', { name: /^Frame protection film/ }).click()
  await expect(headingOf(page)).toHaveText('Frame protection film')
  await expectNoViolations(page, 'a part')
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('Unpublished', { exact: true })).toBeVisible()

  await ofGuest()
  await expect(guest.getByRole('checkbox', { name: /^Kickstand/ })).toBeAttached()
  await expect(film).toHaveCount(0)
  await guest.context().close()
})

test('a rule that breaks a sample build is refused with its name', async ({ page }) => {
  await openAs(page, 'admin@example.com', '/backoffice/rules/new')
  await page.getByLabel('Kind').selectOption('Excludes parts')
  await page.getByLabel('When one of these is chosen').selectOption('1003')
  await page.getByLabel('None of these is allowed').selectOption('2004')
  await page.getByLabel('Text').fill('The dropper post hits the kickstand.')
  await page.getByRole('button', { name: 'Check builds' }).click()
  await expect(page.getByRole('region', { name: 'Sample builds' })).toContainText('Nyx max')
  // At the end of the page the bar that saves covers no other button.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expectNoViolations(page, 'a rule and its effects')

  await page.getByRole('button', { name: 'Create' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sample builds break' })
  await expect(question).toContainText('Nyx max (The dropper post hits the kickstand.)')
  await question.getByRole('button', { name: 'Don’t save' }).click()
  await expect(page.getByText(/^This breaks a sample build: Nyx max/)).toBeVisible()
  await expect(page).toHaveURL('/backoffice/rules/new')
})
