import type { Page } from '@playwright/test'

import { followLink, FRAME_RUNS_NOTHING, openEmail } from '../testing/emails.ts'
import { headingOf, open } from '../testing/open.ts'
import { newMember } from '../testing/shopper.ts'
import { DEMO_PASSWORD, expect, logIn, test } from '../testing/site.ts'
import { isHome } from './tab.ts'

const NEW = 'a new phrase of the coast'

// Expected API errors: a wrong password gets 401, a locked account 429, a used reset link 404.
test.use({ expectedErrors: async ({}, use) => use([FRAME_RUNS_NOTHING, /40[14]/, /429/]) })

const refusal = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

async function submitPassword(page: Page, email: string, password: string) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

const RESET = 'Choose a new password'

test('who registers and forgets the password replaces it by an emailed link, which works once', async ({
  page,
}) => {
  const email = 'rita.forgets@example.com'
  await open(page, '/register')
  await page.getByLabel('First name').fill('Rita')
  await page.getByLabel('Last name').fill('Rider')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Register' }).click()
  await isHome(page)
  const welcome = await openEmail(page, 'Welcome to Nireeka', email)
  await expect(welcome.getByRole('paragraph').filter({ hasText: 'Your account is ready' })).toBeVisible()
  await page.context().clearCookies()

  await open(page, '/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()
  const tab = await followLink(page, RESET, RESET, email)
  await expect(headingOf(tab)).toHaveText(RESET)
  // The heading is in the server's HTML; the query is removed from the URL after hydration.
  await expect(tab).toHaveURL(/\/reset-password$/)
  await tab.getByLabel('New password').fill(NEW)
  await tab.getByLabel('Repeat your password').fill(NEW)
  await tab.getByRole('button', { name: 'Set new password' }).click()
  await expect(headingOf(tab)).toHaveText('Log in')

  await submitPassword(tab, email, DEMO_PASSWORD)
  await expect(refusal(tab, 'wrong')).toBeVisible()
  await submitPassword(tab, email, NEW)
  await isHome(tab)
  const told = await openEmail(page, 'Your password was changed', email)
  await expect(told.getByRole('link').first()).toBeVisible()
  const again = await followLink(page, RESET, RESET, email)
  await expect(headingOf(again)).toHaveText('This link no longer works')
})

/**
 * Sends a wrong password and returns the status. The page sends it, because attempts count by network: the test's own
 * requests may come from another address of this machine.
 */
const failToLogIn = (page: Page, email: string, password: string) =>
  page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/user/login', { method: 'POST', headers, body: JSON.stringify(body) })).status
    },
    { email, password },
  )

test('ten wrong passwords lock out who tried them for a minute, and an email says so', async ({
  page,
  site,
}) => {
  const email = await newMember(site.address)
  await open(page, '/login')
  for (let count = 0; count < 10; count++) expect(await failToLogIn(page, email, `wrong ${count}`)).toBe(401)
  await logIn(page, email)
  await expect(refusal(page, 'Too many attempts. Please wait 1 minute')).toBeVisible()

  const lockout = await openEmail(page, 'Someone is trying to guess your password', email)
  await expect(lockout.getByRole('heading', { name: 'Too many wrong passwords' })).toBeVisible()
})
