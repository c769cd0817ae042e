import type { Page } from '@playwright/test'

import { DESKTOP, PHONE } from '../every-page/check-page.ts'
import { press, searchList, tabTo, type } from '../testing/keyboard.ts'
import { headingOf, open, openAs } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { violationsInBothThemes } from '../testing/violations.ts'
import { sidewaysOverflow } from '../testing/sideways.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const ADMIN = 'admin@example.com'

/** Returns what a guest reads of a page, as the server renders it. */
const guestReads = (address: string) => async () => {
  const answer = await fetch(address)
  return `${answer.status} ${await answer.text()}`
}

async function expectFine(page: Page, where: string) {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    expect.soft(await violationsInBothThemes(page), `${where}, ${viewport.width} px`).toEqual([])
    await expect.poll(() => sidewaysOverflow(page), where).toBeLessThanOrEqual(0)
  }
}

test('an admin edits a topic by keyboard; a guest reads the draft nowhere, and what is published at once', async ({
  page,
  site,
}) => {
  await openAs(page, ADMIN, '/backoffice/help')
  await searchList(page, 'Winter storage')
  await expect(page.getByText('1 topic', { exact: true })).toBeVisible()
  await press(page, page.getByRole('link', { name: /^Winter storage/ }))
  await expect(headingOf(page)).toHaveText('Winter storage')
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const guest = guestReads(`${site.address}/help-center/topics/${id}`)
  const groups = guestReads(`${site.address}/help-center`)
  const search = guestReads(`${site.address}/api/help-center/search?q=woodshed`)
  expect(await guest()).toContain('Winter storage')

  const title = page.getByLabel('Title', { exact: true })
  await tabTo(page, title)
  await page.keyboard.press('End')
  await page.keyboard.type(' in the woodshed')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Draft saved.')).toBeVisible()
  for (const reads of [guest, groups, search]) expect(await reads()).not.toContain('in the woodshed')

  await press(page, page.getByRole('button', { name: 'Publish version 2' }))
  await expect(page.getByText('Topic published.')).toBeVisible()
  for (const reads of [guest, groups, search]) await expect.poll(reads).toContain('in the woodshed')

  await press(page, page.getByRole('link', { name: 'History' }))
  await expect(page.getByText('Added: Title: Winter storage in the woodshed')).toBeVisible()
  await expectFine(page, 'the versions')
  await press(page, page.getByRole('button', { name: 'Restore version 1' }))
  await expect(headingOf(page)).toHaveText('Winter storage')
  await press(page, page.getByRole('button', { name: 'Publish version 3' }))
  await expect.poll(guest).not.toContain('in the woodshed')
})

test('a new topic is nowhere before it is published, nor after it is taken down', async ({ page, site }) => {
  await openAs(page, ADMIN, '/backoffice/help')
  await expectFine(page, 'the list')
  await press(page, page.getByRole('link', { name: 'New topic' }))
  await type(page, 'Title', 'Ukulele holder')
  await tabTo(page, page.getByRole('textbox', { name: /^Text/ }))
  await page.keyboard.type('A **ukulele** rides along.\n\n<script>alert(1)</script>')
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByRole('tabpanel').locator('strong')).toHaveText('ukulele')
  await expectFine(page, 'a new topic')
  await press(page, page.getByRole('button', { name: 'Create' }))
  await expect(headingOf(page)).toHaveText('Ukulele holder')
  await expectFine(page, 'the topic')
  const path = `/help-center/topics/${new URL(page.url()).pathname.split('/').at(-1)}`
  const places = [
    '/help-center',
    '/api/help-center/search?q=ukulele',
    '/api/help-center/searching?keyword=ukul',
    path,
  ].map((place) => guestReads(`${site.address}${place}`))
  const sitemap = guestReads(`${site.address}/sitemap.xml`)
  for (const reads of places) expect((await reads()).includes('Ukulele holder')).toBe(false)
  expect((await guestReads(`${site.address}${path}`)()).startsWith('404')).toBe(true)
  expect(await sitemap()).not.toContain(path)

  await page.getByRole('button', { name: 'Publish version 1' }).click()
  for (const reads of places) await expect.poll(reads).toContain('Ukulele holder')
  await expect.poll(sitemap).toContain(path)

  await page.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('Topic unpublished.')).toBeVisible()
  for (const reads of places)
    await expect.poll(async () => (await reads()).includes('Ukulele holder')).toBe(false)
  await expect.poll(sitemap).not.toContain(path)
})

test.describe('a conflict', () => {
  test.use({ expectedErrors: async ({}, use) => use([/409/]) })

  test('of two admins who write the same topic the second one sees both texts', async ({
    page,
    browser,
    site,
  }) => {
    await openAs(page, ADMIN, '/backoffice/help/2')
    const others = await browser.newContext({ baseURL: site.address })
    const other = await others.newPage()
    await openAs(other, ADMIN, '/backoffice/help/2')
    await other.getByLabel('Title', { exact: true }).fill('Saddle and bar, theirs')
    await other.keyboard.press('Control+s')
    await expect(other.getByText('Draft saved.')).toBeVisible()
    await others.close()

    await page.getByLabel('Title', { exact: true }).fill('Saddle and bar, mine')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Someone else has saved changes to this')).toBeVisible()
    const texts = page.getByRole('definition').filter({ hasText: 'Saddle and bar, ' })
    await expect(texts).toHaveText(['YoursSaddle and bar, mine', 'TheirsSaddle and bar, theirs'])
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await expect(page.getByText('Draft saved.')).toBeVisible()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Saddle and bar, mine')
  })
})

test('a search that finds nothing gets a synonym, by which it finds at once', async ({ page, site }) => {
  const search = async (q: string) => {
    const answer = await fetch(`${site.address}/api/help-center/search?q=${q}`)
    return ((await answer.json()) as { data: { total: number } }).data.total
  }
  expect(await search('quokkaphone')).toBe(0)
  await openAs(page, ADMIN, '/backoffice/help/misses')
  await expect(page.getByText('quokkaphone', { exact: true })).toBeVisible()
  await expectFine(page, 'the searches')
  await press(page, page.getByRole('button', { name: 'Add a synonym for quokkaphone' }))
  await type(page, 'Means', 'battery')
  await page.keyboard.press('Enter')
  await expect(page.getByText('quokkaphone', { exact: true })).toHaveCount(0)
  expect(await search('quokkaphone')).toBeGreaterThan(0)
  await open(page, '/help-center/search?q=quokkaphone')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /battery/i })
      .first(),
  ).toBeVisible()
})
