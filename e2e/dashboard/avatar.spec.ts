import sharp from 'sharp'

import { openAs } from '../testing/open.ts'
import { newMember } from '../testing/shopper.ts'
import { expect, test } from '../testing/site.ts'
import { violationsInBothThemes } from '../testing/violations.ts'

const PICTURE = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
    .png()
    .toBuffer(),
}

test('a member chooses a picture, crops it by keyboard, and sees it in the profile and the header', async ({
  page,
  site,
}) => {
  await openAs(page, await newMember(site.address), '/dashboard/profile')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add a picture' }).click()
  await (await chosen).setFiles(PICTURE)
  const dialog = page.getByRole('dialog', { name: 'Your picture' })
  const circle = dialog.getByRole('application')
  await expect(circle).toBeVisible()
  await circle.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('Zoom')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  expect(await violationsInBothThemes(page)).toEqual([])

  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  const square = new URL((await sent).url()).searchParams
  // Of the middle 400 pixels, moved to the left and enlarged by a tenth.
  expect(Number(square.get('side'))).toBeCloseTo(400 / 1.1, -1)
  expect(Number(square.get('x'))).toBeLessThan(118)

  const shown = page.getByRole('button', { name: 'Your account' }).locator('img')
  await expect(shown).toHaveAttribute('src', /^\/api\/avatars\/[\da-f-]{36}\.webp$/)
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(256)
  await expect(dialog).toBeHidden()
  const inProfile = page.getByRole('region', { name: 'Your details' }).locator('img')
  const src = (await shown.getAttribute('src'))!
  // The picture, and that in the preview of the forum.
  await expect(inProfile).toHaveCount(2)
  for (const image of await inProfile.all()) await expect(image).toHaveAttribute('src', src)
})
