import { headingOf, open } from '../testing/open.ts'
import { newMember } from '../testing/shopper.ts'
import { expect, logIn, test } from '../testing/site.ts'
import { violationsInBothThemes } from '../testing/violations.ts'

const TITLE = 'Which mudguards for deep snow?'

test('a guest writes, logs in, finds the draft and opens the thread', async ({ page, site }) => {
  const email = await newMember(site.address)
  await open(page, '/forum/1')
  await page.getByRole('link', { name: 'New thread' }).click()
  await expect(headingOf(page)).toHaveText('New thread')
  await page.getByLabel('Category').selectOption({ index: 2 })
  await page.getByLabel('Title').fill(TITLE)
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('The snow is deep')
  await text.selectText()
  await page.keyboard.press('Control+b')
  await expect(text).toHaveValue('**The snow is deep**')
  await page.keyboard.press('Control+z')
  await expect(text).toHaveValue('The snow is deep')
  await page.getByRole('button', { name: 'Post thread' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click()
  await expect(headingOf(page)).toHaveText('Log in')
  await logIn(page, email)
  await expect(page).toHaveURL('/forum/new')
  await expect(page.getByLabel('Title')).toHaveValue(TITLE)
  await expect(text).toHaveValue('The snow is deep')
  await page.getByRole('button', { name: 'Post thread' }).click()
  await expect(page).toHaveURL(/\/forum\/thread\/\d+$/)
  await expect(headingOf(page)).toContainText(TITLE)
})

test('the page has no accessibility violations in either theme', async ({ page }) => {
  await open(page, '/forum/new')
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
})
