import { readFile } from 'node:fs/promises'

import { FRAME_RUNS_NOTHING, openEmail } from '../testing/emails.ts'
import { headingOf, open, openAs } from '../testing/open.ts'
import { newMember } from '../testing/shopper.ts'
import { expect, logIn, test } from '../testing/site.ts'
import { namesInZip } from '../testing/zip.ts'

// Asking for the deletion ends all sessions, so that what the page still asks for is refused.
test.use({ expectedErrors: async ({}, use) => use([FRAME_RUNS_NOTHING, /401/]) })

test('a member downloads their data as soon as it is made, deletes the account, and takes that back by a login', async ({
  page,
  site,
}) => {
  const email = await newMember(site.address)
  await openAs(page, email, '/dashboard/my-data')
  await page.getByRole('button', { name: 'Request your data' }).click()
  const download = page.getByRole('button', { name: 'Download' })
  await expect(download).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(file.suggestedFilename()).toMatch(/^nireeka-my-data-[\d-]{10}\.zip$/)
  expect(namesInZip(await readFile(await file.path()))).toEqual(
    expect.arrayContaining(['data/users.json', 'data/credit_entries.json']),
  )
  const inbox = await page.context().newPage()
  const ready = await openEmail(inbox, 'Your data is ready to download', email)
  await expect(ready.getByRole('link', { name: 'Download it' })).toHaveAttribute(
    'href',
    /\/dashboard\/my-data$/,
  )

  await page.getByRole('button', { name: 'Delete account' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await question.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('Your account will be deleted on').first()).toBeVisible()
  await expect(headingOf(page)).toHaveText('Log in')
  await expect(page.getByText('expired')).toHaveCount(0)
  await openEmail(inbox, 'Your account will be deleted', email)

  await open(page, '/login')
  await logIn(page, email)
  await expect(page.getByText('Your deletion is cancelled')).toBeVisible()
  await expect(headingOf(page)).not.toHaveText('Log in')
  await openEmail(inbox, 'Your account stays', email)
  await open(page, '/dashboard/my-data')
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible()
})
