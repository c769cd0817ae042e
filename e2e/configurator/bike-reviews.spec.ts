import type { Page } from '@playwright/test'

import { openMemberApi } from '../testing/member-api.ts'
import { open } from '../testing/open.ts'
import { SCHEMAS, watchSchemas } from '../testing/schemas.ts'
import { newMember } from '../testing/shopper.ts'
import { expect, test } from '../testing/site.ts'
import { violationsInBothThemes } from '../testing/violations.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const NYX = '/configurator/nyx'
/** A Nyx in M and Pine, as it comes. */
const BOUGHT = { product_id: 9003, count: 1, build: { size_id: 32, color_id: 3, ral: [], part_ids: [] } }
const TEXT = 'Quick on the canal path, <b>firm</b> on cobbles.'

interface Waiting {
  items: Array<{ id: number; body: string | null; created_at: string }>
}

const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Reviews' })

/** Scrolls to the reviews. A page that took the server too long has its sections only once they are near the screen. */
async function scrollToReviews(page: Page) {
  const reviews = reviewsOf(page)
  await expect(async () => {
    await page.keyboard.press('End')
    await reviews.scrollIntoViewIfNeeded({ timeout: 2000 })
  }).toPass()
  return reviews
}

/** Publishes the review with the text as an agent would. */
async function publish(site: string) {
  const agent = await openMemberApi(site, 'agent@example.com')
  const { items } = await agent.call<Waiting>('GET', '/api/backoffice/reviews')
  const { id, created_at } = items.find(({ body }) => body === TEXT)!
  const decision = { state: 'published', created_at, decided_at: null }
  await agent.call('POST', `/api/backoffice/reviews/${id}`, decision)
}

test('a buyer reviews a bike, and once staff have read the review, everyone reads it, without scripts, too', async ({
  page,
  browser,
  site,
}) => {
  const member = await openMemberApi(site.address, await newMember(site.address))
  await member.addToCart(BOUGHT)
  await member.buyCart()
  await member.logIn(page)
  const schemas = watchSchemas(page)
  await open(page, NYX)
  const reviews = await scrollToReviews(page)
  await reviews.getByRole('button', { name: 'Write a review' }).click()
  await expect(reviews.getByRole('radio', { name: '1 star: Poor' })).toBeFocused()
  expect(schemas).toEqual([])
  expect.soft(await violationsInBothThemes(page)).toEqual([])
  await reviews.getByRole('radio', { name: '4 stars: Very good' }).check()
  await expect.poll(() => schemas.length).toBe(SCHEMAS.length)
  await reviews.getByLabel('What should others know?').fill(TEXT)
  await reviews.getByRole('button', { name: 'Send review' }).click()
  await expect(reviews.getByText('Your review is waiting for approval')).toBeVisible()
  await expect(reviews.getByText(TEXT)).toHaveCount(0)

  await publish(site.address)
  const guests = await browser.newContext({ baseURL: site.address, javaScriptEnabled: false })
  const guest = await guests.newPage()
  await expect(async () => {
    await guest.goto(NYX)
    await expect(reviewsOf(guest).getByText(TEXT)).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(reviewsOf(guest).getByRole('link', { name: 'Log in to write a review' })).toHaveAttribute(
    'href',
    `/login?continue=${encodeURIComponent(`${NYX}#reviews`)}`,
  )
  await guests.close()
})

test('a member who has not bought the bike is told that only buyers review it', async ({ page, site }) => {
  const member = await openMemberApi(site.address, await newMember(site.address))
  await member.logIn(page)
  await open(page, NYX)
  const reviews = await scrollToReviews(page)
  await reviews.getByRole('button', { name: 'Write a review' }).click()
  await expect(
    reviews.getByText('Only members who have bought the Nireeka Nyx here can review it.'),
  ).toBeVisible()
  await expect(reviews.getByRole('form')).toHaveCount(0)
})
