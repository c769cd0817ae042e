import type { Page } from '@playwright/test'

import { FRAME_RUNS_NOTHING, follow, openLetter } from '../letters.ts'
import { expect, logIn, test } from '../site.ts'

test.use({ expectedErrors: [FRAME_RUNS_NOTHING] })

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('the newsletter comes after a yes in its letter, and stops by another link of it', async ({ page }) => {
  await page.goto('/faq')
  await page.getByRole('textbox', { name: /News from the workshop/ }).fill('ines@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Thank you! A letter is on its way')).toBeVisible()

  const asking = await follow(page, 'Please confirm your address', 'Yes, send me the newsletter')
  await expect(title(asking)).toHaveText('One more click')
  await asking.getByRole('button', { name: 'Yes, send me the newsletter' }).click()
  await expect(title(asking)).toHaveText('You are on the list')
  await expect(asking).toHaveURL('/newsletter?outcome=confirmed')

  const leaving = await follow(page, 'Please confirm your address', 'Take this address off the list')
  await leaving.getByRole('button', { name: 'Take my address off the list' }).click()
  await expect(title(leaving)).toHaveText('You are off the list')
})

test('an order that is paid brings a letter that leads to it', async ({ page }) => {
  await page.goto('/shop/accessories/2')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.goto('/login?continue=/shop/cart/checkout')
  await logIn(page, 'cara@example.com')
  await expect(page).toHaveURL('/shop/cart/checkout')
  await page.getByLabel('First name').fill('Cara')
  await page.getByLabel('Last name').fill('Lindqvist')
  await page.getByLabel('Street and number').fill('18 Harbor Street')
  await page.getByLabel('City').fill('Seattle')
  await page.getByLabel('Postcode').fill('98101')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible()

  const letter = await openLetter(page, 'Thank you for your order')
  await expect(letter.getByText('18 Harbor Street')).toBeVisible()
  await expect(letter.getByRole('link', { name: 'See your order' })).toHaveAttribute(
    'href',
    /^http:\/\/localhost:\d+\/dashboard\/orders\/\d+$/,
  )
})
