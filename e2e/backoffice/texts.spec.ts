import { headingOf, open } from '../testing/open.ts'
import { openMemberApi } from '../testing/member-api.ts'
import { expect, test } from '../testing/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SENTENCE = 'A bell is part of every bike & costs <nothing>.'
const IN_HTML = 'A bell is part of every bike &amp; costs &lt;nothing&gt;.'

test('an admin changes the terms; everybody reads them once they are published, until the old ones are back', async ({
  page,
  site,
}) => {
  const guest = async () => (await fetch(`${site.address}/terms`)).text()
  expect(await guest()).toContain('A build or a cart is not binding.')
  const admin = await openMemberApi(site.address, 'admin@example.com')
  await admin.logIn(page)
  await open(page, '/backoffice/content/text/terms')
  await expect(headingOf(page)).toHaveText('Terms')

  await page.getByRole('textbox', { name: 'Text', exact: true }).first().fill(SENTENCE)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Draft saved.')).toBeVisible()
  expect(await guest()).not.toContain(IN_HTML)
  await page.getByRole('button', { name: 'Publish version 2' }).click()
  await expect(page.getByText('The text is published.')).toBeVisible()
  await expect.poll(guest).toContain(IN_HTML)

  await page.getByRole('button', { name: 'Bring back version 1' }).click()
  await page.getByRole('button', { name: 'Bring back', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Text', exact: true }).first()).not.toHaveValue(SENTENCE)
  await page.getByRole('button', { name: 'Publish version 3' }).click()
  await expect.poll(guest).not.toContain(IN_HTML)
  expect(await guest()).toContain('You buy from Nireeka, Tacoma')
})
