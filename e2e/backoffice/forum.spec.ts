import type { Page } from '@playwright/test'

import { openMemberApi } from '../testing/member-api.ts'
import { open, openAs } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { violationsInBothThemes } from '../testing/violations.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Presses a key until the element has the focus, as somebody does who has no mouse. */
async function tabTo(page: Page, name: string) {
  const button = page.getByRole('main').getByRole('button', { name, exact: true })
  await expect(button).toBeVisible()
  for (let step = 0; step < 60; step++) {
    if (await button.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(button).toBeFocused()
}

/** Opens the first row of a queue by its keys; returns its page's heading. */
async function openFirst(page: Page, list: string) {
  const row = page.getByRole('region', { name: list }).locator('[data-row]').first()
  await expect(row).toBeVisible()
  await page.keyboard.press('j')
  await expect(row.locator('[data-row-focus]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/\d+$/)
  await expect(page.getByRole('article').last()).toBeVisible()
}

async function decide(page: Page, verb: string, reason: string) {
  await tabTo(page, verb)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeVisible()
  for (let step = 0; step < 6; step++) {
    if (await dialog.getByRole('textbox').evaluate((node) => node === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type(reason)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
}

test('an agent decides a report and a held post by keyboard alone', async ({ page }) => {
  await openAs(page, 'agent@example.com', '/backoffice/forum')
  const rows = page.getByRole('region', { name: 'Reports' }).locator('[data-row]')
  await expect(rows.first()).toBeVisible()
  const reports = await rows.count()
  expect.soft(await violationsInBothThemes(page)).toEqual([])
  await openFirst(page, 'Reports')
  expect.soft(await violationsInBothThemes(page)).toEqual([])
  await decide(page, 'Dismiss', 'Nothing is wrong with it.')
  await expect(page).toHaveURL('/backoffice/forum')
  await expect(rows).toHaveCount(reports - 1)

  await open(page, '/backoffice/forum/held')
  const held = page.getByRole('region', { name: 'Held posts' }).locator('[data-row]')
  await expect(held.first()).toBeVisible()
  const waiting = await held.count()
  await openFirst(page, 'Held posts')
  expect.soft(await violationsInBothThemes(page)).toEqual([])
  await decide(page, 'Reject', 'Advertising belongs elsewhere.')
  await expect(page).toHaveURL('/backoffice/forum/held')
  await expect(held).toHaveCount(waiting - 1)
})

test('a member who is banned reads why', async ({ page, site }) => {
  const { cookie } = await openMemberApi(site.address, 'ben@example.com')
  await openAs(page, 'agent@example.com', '/backoffice/forum/bans')
  await page.getByRole('button', { name: 'Ban a member' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ban a member' })
  await dialog.getByRole('textbox', { name: 'User name' }).fill('ben')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Advertising again.')
  await dialog.getByRole('button', { name: 'Ban member' }).click()
  await expect(dialog).toHaveCount(0)
  const answer = await fetch(`${site.address}/api/forum/threads`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      authorization: `Bearer ${cookie.replace('access_token=', '')}`,
    },
    body: JSON.stringify({ category_id: 2, title: 'Which tyres?', tags: [], body: 'For winter.' }),
  })
  expect(answer.status).toBe(403)
  expect(((await answer.json()) as { message: string }).message).toContain('Advertising again.')
})
