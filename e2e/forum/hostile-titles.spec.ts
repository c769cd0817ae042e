import { openMemberApi } from '../testing/member-api.ts'
import { open, openAs } from '../testing/open.ts'
import { newMember } from '../testing/shopper.ts'
import { expect, test } from '../testing/site.ts'
import { TITLES } from './hostile-texts/hostile-texts.ts'
import { countCspReports, storeTexts } from './hostile-texts/store-texts.ts'
import { strangeParts } from './hostile-texts/strange-parts.ts'
import { watchPage } from './hostile-texts/watch-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** How many earlier titles are shown. */
const MOST_SHOWN = 100

/** A picture of one point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('hostile titles do nothing in the bell’s panel, on the page of notifications and among earlier titles', async ({
  page,
  site,
}) => {
  const { thread } = await storeTexts(site.databaseUrl)
  const seen = await watchPage(page, site.address)
  const reports = await countCspReports(site.databaseUrl)
  await openAs(page, 'admin@example.com', `/forum/thread/${thread}`)
  await page.getByRole('button', { name: 'versions of the title' }).click()
  const titles = page.getByRole('dialog', { name: 'Earlier titles' })
  await expect(titles.getByRole('listitem')).toHaveCount(MOST_SHOWN + 1)
  expect(await strangeParts(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Notifications, / }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  expect(await strangeParts(page)).toEqual([])
  await page.keyboard.press('Escape')

  for (const number of [1, 2, 3, 4]) {
    await open(page, `/dashboard/notifications?page=${number}`)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    expect(await strangeParts(page)).toEqual([])
  }
  expect([seen, await countCspReports(site.databaseUrl)]).toEqual([[], reports])
})

test('hostile descriptions of pictures are descriptions', async ({ page, site }) => {
  const writer = await openMemberApi(site.address, await newMember(site.address))
  await writer.logIn(page)
  await open(page, '/forum/new')
  const seen = await watchPage(page, site.address)
  const reports = await countCspReports(site.databaseUrl)
  const text = page.getByRole('textbox', { name: 'Text' })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '"><img src=x onerror=hit()>.png', mimeType: 'image/png', buffer: PICTURE })
  await expect(text).toHaveValue(/\/api\/forum\/pictures\/[^)]+/)
  const address = /\/api\/forum\/pictures\/[^)]+/.exec(await text.inputValue())![0]
  const descriptions = TITLES.map((title) => title.replaceAll(/[\\[\]]/g, (sign) => `\\${sign}`))
  const pictures = descriptions.slice(0, 40).map((description) => `![${description}](${address})`)
  await text.fill(pictures.join('\n\n'))
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByRole('tabpanel').locator('img[aria-busy=false]')).toHaveCount(pictures.length)
  expect(await strangeParts(page)).toEqual([])
  expect([seen, await countCspReports(site.databaseUrl)]).toEqual([[], reports])
})
