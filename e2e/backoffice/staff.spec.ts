import { followLink, FRAME_RUNS_NOTHING } from '../testing/emails.ts'
import { headingOf, openAs } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { violationsInBothThemes } from '../testing/violations.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: async ({}, use) => use([FRAME_RUNS_NOTHING]),
})

const PASSWORD = 'quiet rivers carry gravel'

test('an admin invites a person by email, who sets a password and sees the area alone', async ({
  page,
  browser,
}) => {
  const email = 'nora@example.com'
  await openAs(page, 'admin@example.com', '/backoffice/staff')
  await expect(page.getByRole('table', { name: 'Staff' }).getByRole('link').first()).toBeVisible()
  expect.soft(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite someone' })
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('checkbox', { name: 'Support' }).check()
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  const row = page.getByRole('table', { name: 'Invitations' }).getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Waiting')

  const invited = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  const tab = await followLink(
    invited,
    'You’re invited to join the Nireeka team',
    'Accept the invitation',
    email,
  )
  await expect(headingOf(tab)).toHaveText('Join the Nireeka team')
  await expect(tab).toHaveURL(/\/register$/)
  await tab.getByLabel('First name').fill('Nora')
  await tab.getByLabel('Last name').fill('Lund')
  await tab.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await tab.getByLabel('Repeat your password').fill(PASSWORD)
  await tab.getByRole('button', { name: 'Join the team' }).click()
  await expect(tab).toHaveURL(/\/backoffice\/tickets$/)
  const rail = tab.getByRole('navigation', { name: 'Back office', exact: true })
  await expect(rail.getByRole('link')).toHaveText(['Support'])
  await tab.goto('/backoffice/orders')
  await expect(headingOf(tab)).toHaveText('You don’t have access to this page')
  await invited.context().close()

  await page.reload()
  await expect(row).toContainText('Accepted')
})
