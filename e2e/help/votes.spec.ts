import type { Page } from '@playwright/test'

import { open, openAs, reload } from '../testing/open.ts'
import { newMember } from '../testing/shopper.ts'
import { sidewaysOverflow } from '../testing/sideways.ts'
import { expect, test } from '../testing/site.ts'
import { violationsInBothThemes } from '../testing/violations.ts'

/** 'How far will my bike go?': 310 of 362 votes in the demo data. */
const TOPIC = '/help-center/topics/6'

const answer = (page: Page, name: 'Yes' | 'No', pressed?: boolean) =>
  page.getByRole('main').getByRole('button', { name, exact: true, pressed })
const share = (page: Page) => page.getByText(/readers found this article helpful/)
const comment = (page: Page) => page.getByRole('textbox', { name: /What was missing/ })

test('a guest votes, changes the answer, logs in and votes as a member, and counts once', async ({
  page,
  site,
}) => {
  const email = await newMember(site.address)
  await open(page, TOPIC)
  await expect(share(page)).toHaveText('310 of 362 readers found this article helpful.')
  expect(await page.context().cookies()).toEqual([])

  await answer(page, 'Yes').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thank you! You can change your answer at any time.')).toBeVisible()
  await expect(share(page)).toHaveText('311 of 363 readers found this article helpful.')

  await answer(page, 'No').click()
  await comment(page).fill('Nothing about snow.')
  await page.getByRole('button', { name: 'Send comment' }).click()
  await expect(page.getByText(/Your comment is with the people/)).toBeVisible()
  await expect(share(page)).toHaveText('310 of 363 readers found this article helpful.')

  await reload(page)
  await expect(answer(page, 'No', true)).toBeVisible()
  await expect(comment(page)).toHaveValue('Nothing about snow.')

  await openAs(page, email, TOPIC)
  await expect(answer(page, 'No', false)).toBeVisible()
  await answer(page, 'Yes').click()
  await expect(share(page)).toHaveText('311 of 363 readers found this article helpful.')
  await reload(page)
  await expect(answer(page, 'Yes', true)).toBeVisible()
})

for (const width of [390, 1440])
  test(`an article with its question has no accessibility violations at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/help-center/topics/33')
    await answer(page, 'No').click()
    await expect(comment(page)).toBeVisible()
    expect(await violationsInBothThemes(page)).toEqual([])
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  })

test('what is printed of an article is the article, with the addresses of its links', async ({ page }) => {
  await open(page, '/help-center/topics/33')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: 'Service intervals' })).toBeVisible()
  await expect(page.getByText(/Last updated on/)).toBeVisible()
  for (const name of ['Did this help?', 'Still stuck?', 'Related articles', 'In this article'])
    await expect(page.getByRole('heading', { name })).toBeHidden()
})
