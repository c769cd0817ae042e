import { expect, test } from '../testing/site.ts'
import { nav, open } from './guide.ts'

test.use({ expectedErrors: [/Failed to load resource/] })

test('a page that couldn’t be fetched without a line comes with "Try again" once there is one', async ({
  page,
  context,
}) => {
  await open(page, '/faq', 'Frequently asked questions')
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'This page can’t be shown right now' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await expect(nav(page)).toBeVisible()
})

test('what fails without a line is told, though nothing was told before', async ({ page, context }) => {
  const toaster = page.waitForResponse(/\/toaster\..*\.js$/)
  await open(page, '/faq', 'Frequently asked questions')
  await (await toaster).finished()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Cart, empty' }).click()
  await expect(page.getByText('The cart couldn’t be opened. Try again.')).toBeVisible()
})
