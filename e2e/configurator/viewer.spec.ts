import type { Page } from '@playwright/test'

import { layoutShifts, watchLayoutShift } from '../testing/layout-shift.ts'
import { open, whenIdle } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { drawer, openDrawer, price, tab } from './builder.ts'

const PAGE = '/configurator/nyx'
/** Chunks that only the 3D view needs. */
const CHUNKS = /\/js\/bike-(live|model|painted|file|room)\./
/** Without a graphics card, the first frame takes long. */
const FIRST_FRAME_MS = 45_000

function watchChunks(page: Page) {
  const fetched: string[] = []
  page.on('request', (request) => CHUNKS.test(request.url()) && fetched.push(request.url()))
  return fetched
}

const picture = (page: Page) => page.getByRole('main').getByRole('img', { name: 'Nireeka Nyx', exact: true })
const live = (page: Page) => page.getByRole('application', { name: /^Nireeka Nyx/ })
const show = (page: Page) => page.getByRole('button', { name: 'Turn it in 3D' })

test('where there is no graphics card, the bike’s picture stays; nothing moves and nothing of the live view is fetched', async ({
  page,
}) => {
  const fetched = watchChunks(page)
  await watchLayoutShift(page)
  await open(page, PAGE)
  await expect(show(page)).toBeVisible()
  await expect(picture(page)).toBeVisible()
  await expect(live(page)).toHaveCount(0)
  expect(fetched).toEqual([])
  expect(await layoutShifts(page)).toEqual([])
})

test('on a phone the button that starts the live bike is short enough to stand beside the bike', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, PAGE)
  const { x, width, height } = (await show(page).boundingBox())!
  expect(x + width).toBeLessThan(100)
  expect(height).toBeGreaterThanOrEqual(44)
})

test('whoever saves data keeps the picture and is told why', async ({ page }) => {
  const fetched = watchChunks(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await open(page, PAGE)
  await expect(page.getByText('Shown as a picture to save data.')).toBeVisible()
  await expect(picture(page)).toBeVisible()
  expect(fetched).toEqual([])
})

test('without WebGL the picture stays, no button promises more, and the whole bike can be built', async ({
  page,
}) => {
  const fetched = watchChunks(page)
  await page.addInitScript(() => {
    // Disables canvas, which only the 3D view uses on this page.
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await open(page, `${PAGE}?size=32&color=5&step=components`)
  // Moving the pointer near the bike would start the 3D view.
  await page.mouse.move(400, 400)
  await whenIdle(page)
  await page.getByRole('radio', { name: /^40 mm gravel fork/ }).click()
  await expect(price(page)).toContainText('$4,540')
  await expect(page.getByRole('img', { name: /Nyx/ }).first()).toBeVisible()
  await expect(show(page)).toHaveCount(0)
  expect(fetched).toEqual([])
  await tab(page, 'Summary').click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await openDrawer(page)
  await expect(drawer(page)).toContainText('Nireeka Nyx, M, Midnight Pearl')
})

/** Returns a function that waits until the 3D view has changed since the last call and is still. */
function watchLook(page: Page) {
  let settled: Buffer | null = null
  return async () => {
    let last: Buffer | null = null
    const isNewAndRests = async () => {
      const before = last
      last = await live(page).screenshot()
      return before?.equals(last) === true && !settled?.equals(last)
    }
    await expect.poll(isNewAndRests, { timeout: FIRST_FRAME_MS }).toBe(true)
    settled = last
  }
}

async function downloadFile(page: Page) {
  const download = page.waitForEvent('download', { timeout: FIRST_FRAME_MS })
  await page.getByRole('button', { name: 'View in your room' }).click()
  const file = await download
  const bytes: Buffer[] = []
  for await (const chunk of await file.createReadStream()) bytes.push(chunk as Buffer)
  return { name: file.suggestedFilename(), bytes: Buffer.concat(bytes) }
}

test('whoever asks for it gets the live bike: turned by keys, painted and fitted anew, and as a file', async ({
  page,
}) => {
  // Renders a first frame and exports two files without a graphics card, which is slow.
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 640, height: 700 })
  await open(page, `${PAGE}?size=32&step=components`)
  await show(page).click()
  await expect(live(page)).toBeVisible({ timeout: FIRST_FRAME_MS })
  await expect(picture(page)).toHaveCount(0)
  const looksNew = watchLook(page)
  await looksNew()

  await test.step('a key turns it', async () => {
    await live(page).focus()
    await page.keyboard.press('ArrowRight')
    await looksNew()
    await expect(page.getByRole('button', { name: 'Reset the view' })).toBeVisible()
  })

  await test.step('a chosen part is drawn', async () => {
    await page.getByRole('radio', { name: /^Gel comfort saddle/ }).click()
    await looksNew()
    await expect(page.getByRole('status').filter({ hasText: 'interrupted' })).toHaveCount(0)
  })

  await test.step('a chosen colour names it anew', async () => {
    await page.getByRole('tab', { name: /^Colour/ }).click()
    // Clicks the label, because the radio button is covered by the colour's swatch.
    await page.getByText('Midnight Pearl').first().click()
    await expect(live(page)).toHaveAccessibleName(/in Midnight Pearl, size M/)
    await looksNew()
  })

  await test.step('its 3D file is made in the browser, within 4 MB', async () => {
    const { name, bytes } = await downloadFile(page)
    expect(name).toBe('nyx.glb')
    expect(bytes.subarray(0, 4).toString()).toBe('glTF')
    expect(bytes.length).toBeLessThan(4_000_000)
  })

  await test.step('a device that shows the room by itself is given a USDZ, within 10 MB', async () => {
    await page.evaluate(() => void (DOMTokenList.prototype.supports = (word) => word === 'ar'))
    const { name, bytes } = await downloadFile(page)
    expect(name).toBe('nyx.usdz')
    expect(bytes.subarray(0, 128).toString('latin1')).toMatch(/^PK.*bike\.usda.*#usda 1\.0/s)
    expect(bytes.length).toBeLessThan(10_000_000)
  })
})
