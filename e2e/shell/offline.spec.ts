import { expect, test } from '../testing/site.ts'
import { nav, openWithNavigation } from './navigation.ts'

test.use({ expectedErrors: [/Failed to load resource/] })

test('without a line what fails is told, and a page that couldn’t be fetched comes with "Try again" once there is one', async ({
  page,
  context,
}) => {
  const toaster = page.waitForResponse(/\/toaster\..*\.js$/)
  await openWithNavigation(page, '/faq', 'Frequently asked questions')
  await (await toaster).finished()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Cart, empty' }).click()
  await expect(page.getByText('The cart couldn’t be opened. Try again.')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'This page can’t be shown right now' })).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(nav(page)).toBeVisible()
})
