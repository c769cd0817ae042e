import { PHONE } from '../every-page/check-page.ts'
import { answerConsentByBrowser } from '../testing/consent.ts'
import { headingOf, open, openAs, reload } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { violationsInBothThemes } from '../testing/violations.ts'
import { sidewaysOverflow } from '../testing/sideways.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an admin edits a guide, a guest sees it at once, and a draft is gone', async ({
  page,
  browser,
  site,
}) => {
  const guests = await browser.newContext({ baseURL: site.address })
  const guest = await guests.newPage()
  await answerConsentByBrowser(guest)
  await open(guest, '/help-center/diagnosis/e20')
  await expect(headingOf(guest)).toHaveText('Button unit stuck')

  await openAs(page, 'admin@example.com', '/backoffice/diagnosis?search=E20')
  expect.soft(await violationsInBothThemes(page), 'the list').toEqual([])
  await page.getByRole('link', { name: 'E20: Button unit stuck' }).click()
  await expect(headingOf(page)).toHaveText('Button unit stuck')
  expect.soft(await violationsInBothThemes(page), 'the guide').toEqual([])
  await page.getByLabel('Title', { exact: true }).fill('A button is stuck')
  await page.getByLabel('Question').first().fill('Is it gone once it is rinsed?')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Guide saved.')).toBeVisible()
  await reload(guest)
  await expect(headingOf(guest)).toHaveText('A button is stuck')
  await expect(guest.getByRole('heading', { name: 'Is it gone once it is rinsed?' })).toBeVisible()

  await page.getByRole('button', { name: 'Revert to draft' }).click()
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible()
  expect((await guest.goto('/help-center/diagnosis/e20'))?.status()).toBe(404)
  await guests.close()

  await page.setViewportSize(PHONE)
  const overflow = () => sidewaysOverflow(page)
  await expect.poll(overflow, 'no sideways scrolling').toBeLessThanOrEqual(0)
})

test('what would lead riders astray is refused, at its check', async ({ page }) => {
  await openAs(page, 'admin@example.com', '/backoffice/diagnosis?search=E11')
  await page.getByRole('link', { name: 'E11: Controller too warm' }).click()
  await page.getByRole('button', { name: 'Add a check' }).click()
  await page.getByLabel('Question').last().fill('Is it cold?')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('group', { name: 'Check 4' })).toContainText('No answer leads here.')
})
