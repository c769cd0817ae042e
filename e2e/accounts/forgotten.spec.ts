import type { Page } from '@playwright/test'

import { follow, FRAME_RUNS_NOTHING, openLetter } from '../testing/letters.ts'
import { expect, test } from '../testing/site.ts'
import { account, isHome } from './tab.ts'

const OLD = 'an old phrase of the hills'
const NEW = 'a new phrase of the coast'

// A wrong password is answered 401, a rest 429, a spent link 404.
test.use({ expectedErrors: async ({}, use) => use([FRAME_RUNS_NOTHING, /40[14]/, /429/]) })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function register(page: Page, email: string) {
  await page.goto('/register')
  await page.getByLabel('First name').fill('Rita')
  await page.getByLabel('Last name').fill('Rider')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(OLD)
  await page.getByLabel('The same password again').fill(OLD)
  await page.getByRole('button', { name: 'Register' }).click()
  await isHome(page)
  await account(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(heading(page, 'Log in')).toBeVisible()
}

async function logInWith(page: Page, email: string, password: string) {
  await page.goto('/login')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Asks for a link, follows it out of the letter and chooses the new password. */
async function chooseNew(page: Page, email: string) {
  await page.goto('/forgot-password')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('Look into your inbox')).toBeVisible()

  const tab = await follow(page, 'Choose a new password', 'Choose a new password')
  await expect(heading(tab, 'Choose a new password')).toBeVisible()
  const link = new URL(tab.url())
  expect(link.search, 'the token leaves the address').not.toContain('token')
  await tab.getByLabel('New password').fill(NEW)
  await tab.getByLabel('The same password again').fill(NEW)
  await tab
    .getByRole('button', { name: /password/i, exact: false })
    .last()
    .click()
  await expect(heading(tab, 'Log in')).toBeVisible()
  return tab
}

test('a forgotten password is replaced by a letter’s link, which works once', async ({ page }) => {
  const email = 'rita.forgets@example.com'
  await register(page, email)
  await expect(
    (await openLetter(page, 'Welcome to Nireeka'))
      .getByRole('paragraph')
      .filter({ hasText: 'Your account is open' }),
  ).toBeVisible()
  await chooseNew(page, email)

  await logInWith(page, email, OLD)
  await expect(page.getByRole('alert').filter({ hasText: /wrong/ })).toBeVisible()
  await logInWith(page, email, NEW)
  await isHome(page)

  await expect((await openLetter(page, 'Your password was changed')).getByRole('link').first()).toBeVisible()
  const again = await follow(page, 'Choose a new password', 'Choose a new password')
  await expect(heading(again, 'This link no longer works')).toBeVisible()
})

test('ten wrong passwords bring a rest and a letter; a new password ends the rest', async ({ page }) => {
  const email = 'rita.is.locked@example.com'
  await register(page, email)
  for (let count = 0; count < 10; count++) {
    const answer = await page.request.post('/api/user/login', { data: { email, password: `wrong ${count}` } })
    expect(answer.status()).toBe(401)
  }
  await logInWith(page, email, OLD)
  await expect(
    page.getByRole('alert').filter({ hasText: 'Too many tries. Please wait 1 minute' }),
  ).toBeVisible()

  const letter = await openLetter(page, 'Signing in to your account rests for a while')
  await expect(letter.getByRole('heading', { name: 'Too many wrong passwords' })).toBeVisible()
  await chooseNew(page, email)
  await logInWith(page, email, NEW)
  await isHome(page)
})
