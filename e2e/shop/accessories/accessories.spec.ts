import type { Page } from '@playwright/test'

import { open, reload, whenIdle } from '../../testing/open.ts'
import { newMember } from '../../testing/shopper.ts'
import { expect, logIn, test } from '../../testing/site.ts'

const LIST = '/shop/accessories'
const HELMET = '/shop/accessories/1'

const found = (page: Page) => page.getByRole('region', { name: 'Accessories found' })
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

test('filters stand in the address, can be gone back through, and be shared', async ({ page, context }) => {
  await open(page, LIST)
  await page.getByRole('radio', { name: /Nireeka Nyx/ }).check()
  await expect(page).toHaveURL(`${LIST}?bike=nyx`)
  await page.getByRole('checkbox', { name: /In stock only/ }).check()
  await expect(page).toHaveURL(`${LIST}?bike=nyx&in_stock=1`)
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('60')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${LIST}?bike=nyx&max=60&in_stock=1`)
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link')).toHaveCount(3)

  await page.goBack()
  await expect(page).toHaveURL(`${LIST}?bike=nyx&in_stock=1`)
  await expect(page.getByRole('textbox', { name: 'To', exact: true })).toHaveValue('')
  await page.goForward()
  await expect(page.getByRole('textbox', { name: 'To', exact: true })).toHaveValue('60')

  const other = await context.newPage()
  await open(other, page.url())
  await expect(found(other).getByRole('link', { name: 'Brake taillight' })).toBeVisible()
  await expect(found(other).getByRole('link', { name: 'Frame bag 2 l' })).toHaveCount(0)
  await other.getByRole('link', { name: 'Clear all' }).click()
  await expect(other).toHaveURL(LIST)
  await expect(other.getByRole('status')).toHaveText('24 accessories')
})

test('on a phone the filters open by a button and close with the number of results', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, LIST)
  await expect(page.getByRole('group', { name: 'Fits' })).toBeHidden()
  await page.evaluate(() => scrollTo(0, 1500))
  await page.locator('summary', { hasText: 'Filter' }).click()
  await expect(page.getByRole('checkbox', { name: /In stock only/ })).toBeInViewport()
  await page.getByRole('radio', { name: /Nireeka Nyx/ }).check()
  await page.getByRole('button', { name: 'Show 16 results' }).click()
  await expect(page.getByRole('group', { name: 'Fits' })).toBeHidden()
  await expect(page.getByRole('status')).toHaveText('16 accessories')
  await expect(page.getByRole('status')).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form', async ({ page }) => {
    await page.goto(`${LIST}?sort=price-up`)
    await page.getByRole('radio', { name: /Nireeka Nyx/ }).check()
    await page.getByRole('textbox', { name: 'To', exact: true }).fill('60')
    await page.getByRole('button', { name: /^Show \d+ results$/ }).click()
    await expect(page).toHaveURL(/[?&]sort=price-up.*bike=nyx.*max=60/)
    await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link')).toHaveCount(2)
    await expect(found(page).getByRole('heading', { level: 2 }).first()).toHaveText('Bell')
  })

  test('reviews are narrowed by their stars', async ({ page }) => {
    await page.goto(HELMET)
    await page.getByRole('link', { name: /^3 stars/ }).click()
    await expect(page).toHaveURL(`${HELMET}?stars=3#reviews`)
    await expect(page.getByText('The light should be easier to switch off')).toBeVisible()
    await expect(page.getByText('My first helmet that I forget')).toHaveCount(0)
  })
})

test('a choice is made in place: in the address, without a step, a jump or a lost focus', async ({
  page,
}) => {
  await open(page, HELMET)
  const steps = await page.evaluate(() => history.length)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Please choose the size first.')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 120))
  await radio(page, 'M').press(' ')
  await expect(page).toHaveURL('/shop/accessories/10106')
  await whenIdle(page)
  await expect(radio(page, 'M')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/shop/accessories/10109')
  await expect(radio(page, 'L')).toBeFocused()
  await expect.poll(() => page.evaluate(() => [history.length, scrollY])).toEqual([steps, 120])

  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('City helmet with light, L, Pine added to cart')).toBeVisible()
  await page.getByRole('link', { name: 'Helmets', exact: true }).click()
  await expect(page).toHaveURL(`${LIST}?category=helmet`)
  await page.goBack()
  await expect(page).toHaveURL('/shop/accessories/10109')
  await expect(radio(page, 'L')).toBeChecked()
})

test('a colour is chosen on a card, and the page opens with it', async ({ page }) => {
  await open(page, LIST)
  const colours = page.getByRole('list', { name: 'Colours of the City helmet with light' })
  await colours.getByRole('link', { name: 'Chalk' }).click()
  await expect(page).toHaveURL(LIST)
  await expect(page.getByRole('img', { name: 'City helmet with light, Chalk' })).toBeVisible()
  await found(page).getByRole('link', { name: 'City helmet with light' }).click()
  await expect(page).toHaveURL(`${HELMET}?colour=Chalk`)
  await expect(radio(page, 'Chalk')).toBeChecked()
  const picture = page.getByRole('img', { name: 'City helmet with light', exact: true })
  await expect(picture).toHaveAttribute('src', /city-helmet-chalk-main/)
  await radio(page, 'Chalk').press('ArrowLeft')
  await expect(page).toHaveURL(`${HELMET}?colour=Graphite`)
  await expect(radio(page, 'Graphite')).toBeFocused()
  await expect(picture).toHaveAttribute('src', /city-helmet-graphite-main/)
})

test('a member writes a review, which waits to be read', async ({ page, site }) => {
  await open(page, HELMET)
  await page.getByRole('link', { name: 'Log in to write a review' }).click()
  await logIn(page, await newMember(site.address))
  await expect(page).toHaveURL(`${HELMET}#reviews`)
  await page.getByRole('button', { name: 'Write a review' }).click()
  await page.getByRole('radio', { name: '4 stars: Very good' }).check()
  await page.getByLabel('What should others know?').fill('Sits well under a hood, <b>and</b> in the rain.')
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByText('Your review is waiting for approval')).toBeVisible()
  await reload(page)
  await page.getByRole('button', { name: 'Write a review' }).click()
  await expect(page.getByText('Your review is waiting for approval')).toBeVisible()
  await expect(page.getByText('Sits well under a hood')).toHaveCount(0)
  await page.getByRole('button', { name: 'Change your review' }).click()
  await expect(page.getByLabel('What should others know?')).toHaveValue(/<b>and<\/b>/)
})

test('who allows it finds what was looked at before', async ({ page }) => {
  await open(page, '/shop/accessories/7')
  await page.getByRole('button', { name: 'Allow all' }).click()
  await open(page, '/shop/accessories/18')
  await open(page, '/shop/accessories/21')
  const seen = page.getByRole('region', { name: 'Recently viewed' })
  await expect(seen.getByRole('link', { name: 'Bell' })).toBeVisible()
})
