import type { Page } from '@playwright/test'

import { isThanked, newMember, payButton, paySandbox, settleAll } from '../../testing/shopper.ts'
import { FRAME_RUNS_NOTHING, follow, openLetter } from '../../testing/letters.ts'
import { open } from '../../testing/open.ts'
import { expect, logIn, test } from '../../testing/site.ts'

test.use({ expectedErrors: [FRAME_RUNS_NOTHING] })

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('the newsletter comes after a yes in its letter, and stops by another link of it', async ({ page }) => {
  await open(page, '/faq')
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

test('an order that is paid brings a letter that leads to it', async ({ page, site }) => {
  await open(page, '/shop/accessories/4')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await page.goto('/login?continue=/shop/cart/checkout')
  await logIn(page, await newMember(site.address))
  await expect(page).toHaveURL('/shop/cart/checkout')
  await settleAll(page)
  await payButton(page).click()
  await paySandbox(page)
  await isThanked(page)

  const letter = await openLetter(page, 'Thank you for your order')
  await expect(letter.getByText('18 Harbor Street')).toBeVisible()
  await expect(letter.getByRole('link', { name: 'See your order' })).toHaveAttribute(
    'href',
    /^http:\/\/localhost:\d+\/dashboard\/orders\/\d+$/,
  )
})
