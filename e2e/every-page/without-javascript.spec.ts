import type { Page } from '@playwright/test'

import { expect, test } from '../testing/site.ts'
import { watchPictures } from './pictures.ts'
import { PUBLIC_PAGES } from './pages.ts'

test.use({ javaScriptEnabled: false })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

for (const { path, heading: name, text, price, hasPicture } of PUBLIC_PAGES) {
  test(`${path} shows its heading, text, price and pictures`, async ({ page }) => {
    const pictures = watchPictures(page)
    expect((await page.goto(path))?.status()).toBe(200)
    const main = page.getByRole('main')
    if (name) await expect(heading(page, name)).toBeVisible()
    else await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (text) await expect(main.getByText(text).first()).toBeVisible()
    if (price) await expect(main.getByText(price, { exact: true }).first()).toBeVisible()
    // Found by CSS, because text locators ignore noscript.
    const note = page.locator('noscript .no-script')
    await expect(note).toBeVisible()
    await expect(note).toContainText('For the cart, your account and orders, switch JavaScript on.')

    const shown = await pictures.inMain()
    if (hasPicture !== null) expect(shown.length > 0).toBe(hasPicture)
    expect(shown.filter(([, status]) => status !== 200)).toEqual([])
  })
}

test('the links of a page lead on: home, bike, accessory, article, thread, topic', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Build your bike' }).click()
  await expect(heading(page, 'E-bikes')).toBeVisible()
  await page.getByRole('link', { name: 'Build the Nireeka Nyx' }).click()
  await expect(heading(page, 'Nireeka Nyx')).toBeVisible()
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Accessories' }).click()
  await page.getByRole('link', { name: 'City helmet with light' }).click()
  await expect(heading(page, 'City helmet with light')).toBeVisible()
  await nav.getByRole('link', { name: 'Help centre' }).click()
  await page.getByRole('link', { name: 'First charge' }).click()
  await expect(heading(page, 'First charge')).toBeVisible()
  await page.getByRole('link', { name: 'Nireeka, home' }).click()
  await expect(heading(page, 'Build the bike you’d draw')).toBeVisible()
})

test('a forum category and a thread in it are links', async ({ page }) => {
  await page.goto('/forum')
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Announcements/ })
    .click()
  await expect(page).toHaveURL('/forum/1?category=1')
  await page.getByRole('link', { name: 'Welcome: how we talk here' }).click()
  await expect(heading(page, 'Welcome: how we talk here')).toBeVisible()
})

const SEARCHES = [
  ['/shop/accessories', 'Search accessories', 'helmet', 'City helmet with light'],
  ['/help-center', 'Search the help centre', 'battery', 'Remove and lock the battery'],
  ['/shop/spares', 'Name, part number or bike', 'hanger', 'hanger'],
] as const

for (const [path, label, word, hit] of SEARCHES) {
  test(`${path} is searched by typing a word and pressing Enter`, async ({ page }) => {
    await page.goto(path)
    const field = page.getByRole('searchbox', { name: label })
    await field.fill(word)
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(`[?&]q=${word}`))
    await expect(page.getByText(`for “${word}”`).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(hit).first()).toBeVisible()
    await expect(page.getByRole('searchbox', { name: label })).toHaveValue(word)
  })
}

test('accessories are narrowed by category, sorted with the search, and turned page by page', async ({
  page,
}) => {
  await page.goto('/shop/accessories')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/shop/accessories?page=2')
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')

  await page.getByRole('link', { name: 'Helmets 2' }).click()
  await expect(page).toHaveURL('/shop/accessories?category=helmet')
  await expect(page.getByText('2 accessories')).toBeVisible()

  await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' })
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/category=helmet.*sort=price-up/)
  await expect(page.getByText('2 accessories')).toBeVisible()
  await expect(page.getByLabel('Sort by')).toHaveValue('price-up')
})

test('the newsletter’s form leads to a page that says what became of it', async ({ page }) => {
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Newsletter' })
  await form.getByRole('textbox').fill('reader@example.com')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/newsletter?outcome=subscribed')
  await expect(heading(page, 'An email is on its way')).toBeVisible()
})

test('/shop leads to the accessories', async ({ page }) => {
  await page.goto('/shop')
  await expect(page).toHaveURL('/shop/accessories')
  await expect(heading(page, 'Accessories')).toBeVisible()
})

test('on a phone the menu opens and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/shop/accessories')
  const link = page.locator('#mobile-menu').getByRole('link', { name: 'Spare parts' })
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await link.click()
  await expect(heading(page, 'Spare parts')).toBeVisible()
})

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: async ({}, use) => use([/404/]) })

  const NOWHERE = [
    ['/shop/accessories/999999', 'We couldn’t find this product', 'All accessories'],
    ['/help-center/topics/999999', 'We have no answer here', 'Help centre'],
    ['/no/such/page', 'There is no page here', 'Help centre'],
    ['/dashboard/nothing', 'There is no page here', 'Help centre'],
  ] as const

  for (const [path, name, link] of NOWHERE) {
    test(`${path} answers 404 and says so`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(heading(page, name)).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: link })).toHaveAttribute('href', /^\//)
    })
  }
})
