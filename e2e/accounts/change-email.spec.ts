import { followLink, FRAME_RUNS_NOTHING } from '../testing/emails.ts'
import { headingOf, openAs } from '../testing/open.ts'
import { newMember } from '../testing/shopper.ts'
import { DEMO_PASSWORD, expect, test } from '../testing/site.ts'

test.use({ expectedErrors: async ({}, use) => use([FRAME_RUNS_NOTHING]) })

test('a member changes their email by the links in the emails to both addresses', async ({ page, site }) => {
  const [before, after] = [await newMember(site.address), 'bea.moves@example.com']
  await openAs(page, before, '/dashboard/profile')
  await page.getByRole('button', { name: 'Change email' }).click()
  const form = page.getByRole('form', { name: 'Change email' })
  await form.getByLabel('New email').fill(after)
  await form.getByLabel('Your password', { exact: true }).fill(DEMO_PASSWORD)
  await form.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByText(`Your email is about to change to ${after}`)).toBeVisible()

  const inbox = await page.context().newPage()
  const atOld = await followLink(inbox, 'Is this your new email?', 'Yes, change it', before)
  await expect(atOld).toHaveURL(/\/change-email$/)
  await atOld.getByRole('button', { name: 'Confirm' }).click()
  await expect(headingOf(atOld)).toHaveText('This address has confirmed')
  const atNew = await followLink(inbox, 'Confirm your new email', 'Confirm this address', after)
  await expect(atNew).toHaveURL(/\/change-email$/)
  await atNew.getByRole('button', { name: 'Confirm' }).click()
  await expect(headingOf(atNew)).toHaveText('Your email is changed')
  await atNew.getByRole('link', { name: 'To your profile' }).click()
  await expect(atNew.getByRole('region', { name: 'Email' }).getByText(after)).toBeVisible()
})
