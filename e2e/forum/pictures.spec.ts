import type { APIRequestContext, Browser, Page } from '@playwright/test'
import sharp from 'sharp'

import { open, openAs } from '../testing/open.ts'
import { newMember } from '../testing/shopper.ts'
import { expect, test } from '../testing/site.ts'
import { violationsInBothThemes } from '../testing/violations.ts'

const WORDS = 'My bike by the lake'
const RIDES = 7

const photo = async () => ({
  name: 'lake.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1280, height: 800, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer(),
})

interface Thread {
  id: number
  posts: number
  is_locked: boolean
  is_pinned: boolean
}

/** Returns the path of a thread with few posts, in which everybody may write. */
async function quietThread(request: APIRequestContext) {
  const answer = await request.get(`/api/forum/threads?category=${RIDES}`)
  const { items } = ((await answer.json()) as { data: { items: Thread[] } }).data
  const found = items.find(({ posts, is_locked, is_pinned }) => posts < 12 && !is_locked && !is_pinned)
  return `/forum/thread/${found?.id}`
}

const picture = (page: Page) => page.getByRole('article').getByRole('img', { name: WORDS })

/** Hides a thread as an agent, and looks whether it still shows its picture to them. */
async function hide(browser: Browser, address: string, thread: string) {
  const desk = await browser.newPage({ baseURL: address })
  await openAs(desk, 'agent@example.com', thread)
  await desk.getByRole('button', { name: 'Moderate thread' }).click()
  await desk.getByRole('menuitem', { name: 'Hide thread' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('We look into it.')
  await dialog.getByRole('button', { name: 'Hide thread' }).click()
  await expect(dialog).toHaveCount(0)
  await open(desk, thread)
  await expect(picture(desk)).toHaveAttribute('src', /^data:image\/webp/)
  await desk.close()
}

test('a member shows a picture in a reply, and guests see it until staff hide the thread', async ({
  page,
  browser,
  site,
}) => {
  const thread = await quietThread(page.request)
  await openAs(page, await newMember(site.address), thread)
  const text = page.getByRole('textbox', { name: 'Your reply' })
  await text.fill('Here is mine.')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add a picture' }).click()
  await (await chooser).setFiles(await photo())
  await expect(page.getByText('Picture added')).toBeVisible()
  // The words for those who can't see the picture are selected, so that they are typed over.
  await page.keyboard.type(WORDS)
  await expect(text).toHaveValue(
    /^Here is mine\.\n\n!\[My bike by the lake\]\(\/api\/forum\/pictures\/[\w-]+#1280x800\)/,
  )
  expect.soft(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByRole('img', { name: WORDS })).toHaveAttribute('src', /^data:image\/webp/)
  await page.getByRole('button', { name: 'Post reply' }).click()

  await picture(page).scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const link = page.getByRole('link', { name: `Enlarge: ${WORDS}` })
  await link.press('Enter')
  const large = page.getByRole('dialog', { name: 'Picture' })
  await expect(large.getByRole('img', { name: WORDS })).toBeInViewport({ ratio: 1 })
  expect.soft(await violationsInBothThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(large).toHaveCount(0)
  await expect(link).toBeFocused()
  const address = String(await picture(page).getAttribute('src'))
  // The page hears that the thread is hidden, and would report that it isn't there any more.
  await page.goto('about:blank')

  const guests = await browser.newContext({ baseURL: site.address, javaScriptEnabled: false })
  const guest = await guests.newPage()
  // The picture never comes, so that its space is what the page has reserved.
  await guest.route(/\/api\/forum\/pictures\//, () => undefined)
  await guest.goto(thread, { waitUntil: 'domcontentloaded' })
  const box = await picture(guest).boundingBox()
  expect(box!.width / box!.height).toBeCloseTo(1280 / 800, 1)
  expect((await guests.request.get(address)).status()).toBe(200)

  await hide(browser, site.address, thread)
  expect((await guests.request.get(address)).status()).toBe(404)
  await guests.close()
})
