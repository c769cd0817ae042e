import type { Page } from '@playwright/test'

import { headingOf, whenAlive, whenIdle } from '../testing/open.ts'
import { layoutShifts, watchLayoutShift } from '../testing/layout-shift.ts'
import { expect, test } from '../testing/site.ts'

const PAGE = '/configurator/nyx'
/** What only the live view needs. */
const CHUNKS = /\/js\/bike-(live|model|painted|file|room)\./
/** Drawn without a graphics card, a first frame takes its time. */
const FIRST_FRAME_MS = 45_000

function watchChunks(page: Page) {
  const fetched: string[] = []
  page.on('request', (request) => CHUNKS.test(request.url()) && fetched.push(request.url()))
  return fetched
}

async function open(page: Page) {
  await page.goto(PAGE)
  await whenAlive(headingOf(page))
  await whenIdle(page)
}

const picture = (page: Page) => page.getByRole('main').getByRole('img', { name: 'Nireeka Nyx', exact: true })
const live = (page: Page) => page.getByRole('application', { name: /^Nireeka Nyx/ })
const show = (page: Page) => page.getByRole('button', { name: 'Show in 3D' })

test('where there is no graphics card, the bike’s picture stays; nothing moves and nothing of the live view is fetched', async ({
  page,
}) => {
  const fetched = watchChunks(page)
  await watchLayoutShift(page)
  await open(page)
  await expect(show(page)).toBeVisible()
  await expect(picture(page)).toBeVisible()
  await expect(live(page)).toHaveCount(0)
  expect(fetched).toEqual([])
  expect(await layoutShifts(page)).toEqual([])
})

test('whoever saves data keeps the picture and is told why', async ({ page }) => {
  const fetched = watchChunks(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await open(page)
  await expect(page.getByText('Shown as a picture to save data.')).toBeVisible()
  await expect(picture(page)).toBeVisible()
  expect(fetched).toEqual([])
})

test('without WebGL 2 the picture stays, and no button promises more', async ({ page }) => {
  const fetched = watchChunks(page)
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await open(page)
  await page.mouse.move(400, 400)
  await whenIdle(page)
  await expect(picture(page)).toBeVisible()
  await expect(show(page)).toHaveCount(0)
  expect(fetched).toEqual([])
})

test('whoever asks for it gets the live bike: turned by keys and painted anew', async ({ page }) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 640, height: 700 })
  await open(page)
  await show(page).click()
  await expect(live(page)).toBeVisible({ timeout: FIRST_FRAME_MS })
  await expect(picture(page)).toHaveCount(0)

  const before = await live(page).screenshot()
  await live(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(async () => (await live(page).screenshot()).equals(before), { timeout: 20_000 })
    .toBe(false)
  await expect(page.getByRole('button', { name: 'Reset the view' })).toBeVisible()

  await page.getByRole('radio', { name: /^M/ }).click()
  await page.getByRole('tab', { name: /^Colour/ }).click()
  // Its words: the radio lies under the swatch that is drawn of it.
  await page.getByText('Midnight Pearl').first().click()
  await expect(live(page)).toHaveAccessibleName(/in Midnight Pearl, size M/)
  await expect(live(page)).toBeVisible()
})

/** The 3D file of the live bike, as the browser is given it. */
async function fileOf(page: Page) {
  await page.setViewportSize({ width: 640, height: 700 })
  await open(page)
  await show(page).click()
  await expect(live(page)).toBeVisible({ timeout: FIRST_FRAME_MS })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'View in your room' }).click()
  const file = await download
  const bytes: Buffer[] = []
  for await (const chunk of await file.createReadStream()) bytes.push(chunk as Buffer)
  return { name: file.suggestedFilename(), bytes: Buffer.concat(bytes) }
}

test('the 3D file is made in the browser, within 4 MB', async ({ page }) => {
  test.setTimeout(120_000)
  const { name, bytes } = await fileOf(page)
  expect(name).toBe('nyx.glb')
  expect(bytes.subarray(0, 4).toString()).toBe('glTF')
  expect(bytes.length).toBeLessThan(4_000_000)
})

test('a device that shows the room by itself is given a USDZ, within 10 MB', async ({ page }) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = (word) => word === 'ar'
  })
  const { name, bytes } = await fileOf(page)
  expect(name).toBe('nyx.usdz')
  expect(bytes.subarray(0, 128).toString('latin1')).toMatch(/^PK.*bike\.usda.*#usda 1\.0/s)
  expect(bytes.length).toBeLessThan(10_000_000)
})

test('where a picture stays, what it doesn’t show of the build is said', async ({ page }) => {
  await page.goto(`${PAGE}?build=1----gu`)
  await whenAlive(headingOf(page))
  await whenIdle(page)
  await expect(page.getByText('The picture shows it as it comes.')).toBeVisible()
  await expect(picture(page)).toBeVisible()
})

test('a chosen part is drawn on the live bike, which comes near to it', async ({ page }) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 640, height: 900 })
  await page.goto(`${PAGE}?step=components`)
  await whenAlive(headingOf(page))
  await whenIdle(page)
  await show(page).click()
  await expect(live(page)).toBeVisible({ timeout: FIRST_FRAME_MS })
  const before = await live(page).screenshot()
  await page.getByRole('radio', { name: /^Gel comfort saddle/ }).click()
  await expect
    .poll(async () => (await live(page).screenshot()).equals(before), { timeout: 20_000 })
    .toBe(false)
  await expect(page.getByRole('status').filter({ hasText: 'interrupted' })).toHaveCount(0)
})
