import { readFile } from 'node:fs/promises'

import { open, openAs, reload } from '../testing/open.ts'
import { newMember } from '../testing/shopper.ts'
import { expect, test } from '../testing/site.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a guest writes to us, keeps what was typed over a reload, and gets a number', async ({ page }) => {
  await open(page, '/contact')
  const form = page.getByRole('form', { name: 'Write to us' })
  await form.getByLabel('Your name').fill('Gus')
  await form.getByLabel('Email').fill('gus@example.com')
  await form.getByLabel('Subject').fill('A question about the Homie')
  await form.getByLabel('Your message').fill('The hot battery worries me.')
  await expect(page.getByText('Please stop riding for now')).toBeVisible()

  await reload(page)
  await expect(form.getByLabel('Your message')).toHaveValue('The hot battery worries me.')
  await form.getByRole('button', { name: 'Send' }).click()
  const number = page.getByRole('heading', { name: /Your ticket number is T-\d+/ })
  await expect(number).toBeFocused()
  await expect(page.getByText('We’ve emailed it to you.')).toBeVisible()
  await reload(page)
  await expect(form.getByLabel('Your message')).toHaveValue('')
})

test('a member opens a ticket, replies with a picture, closes it after a question, and can only go on from it', async ({
  page,
  site,
}) => {
  await openAs(page, await newMember(site.address), '/dashboard/support')
  await expect(page.getByRole('heading', { name: 'You haven’t asked us anything yet' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'New ticket' }).first().click()
  await page.getByLabel('Subject').fill('The bell is quiet')
  await page.getByLabel('Your message').fill('It does not ring any more.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The bell is quiet' })).toBeVisible()

  await page.getByLabel('Your reply').fill('Here is a picture.')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bell.png', mimeType: 'image/png', buffer: PNG })
  await page.getByRole('button', { name: 'Send reply' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^bell\.png/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('bell.png')
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 8)).toEqual(PNG.subarray(0, 8))

  await page.getByRole('button', { name: 'Close ticket' }).click()
  const question = page.getByRole('dialog', { name: 'Close this ticket?' })
  await expect(question).toContainText('Tickets can be opened again by admins.')
  await question.getByRole('button', { name: 'Keep open' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByLabel('Your reply')).toBeVisible()
  await page.getByRole('button', { name: 'Close ticket' }).click()
  await question.getByRole('button', { name: 'Close ticket' }).click()
  await expect(page.getByText('This ticket is closed')).toBeVisible()
  await expect(page.getByLabel('Your reply')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /reopen|open again/i })).toHaveCount(0)

  await page.getByRole('link', { name: 'New ticket from this one' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('Again: The bell is quiet')
  await open(page, '/dashboard/support?state=closed')
  await expect(page.getByRole('link', { name: 'The bell is quiet' })).toBeVisible()
})
