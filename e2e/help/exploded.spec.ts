import type { Page } from '@playwright/test'

import { answerConsentByBrowser } from '../testing/consent.ts'
import { press, tabTo } from '../testing/keyboard.ts'
import { open, openAs, whenIdle } from '../testing/open.ts'
import { sidewaysOverflow } from '../testing/sideways.ts'
import { expect, test } from '../testing/site.ts'
import { violationsInBothThemes } from '../testing/violations.ts'

const PATH = '/shop/spares/exploded'
const MODELS = ['nireeka-prime', 'nireeka-homie', 'nyx']
/** The least width and height of what is pressed, in CSS pixels (WCAG 2.5.8). */
const LEAST = 24
/** Chunks that only the 3D view needs. */
const CHUNKS = /\/js\/bike-(live|model|painted|file|room)\./
/** Without a graphics card, the first frame takes long. */
const FIRST_FRAME_MS = 45_000

const spots = (page: Page) => page.getByRole('group', { name: 'Parts in the picture' }).getByRole('button')
const spot = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Parts in the picture' })
    .getByRole('button', { name: new RegExp(`^${name}, `) })
const row = (page: Page, name: string) =>
  page
    .getByRole('heading', { level: 3, name: new RegExp(`^\\d+ ?${name} ?\\d+ parts?$`) })
    .getByRole('button')
const parts = (page: Page, name: string) => page.getByRole('list', { name: `Parts of ${name}`, exact: true })

test.beforeEach(async ({ page }) => answerConsentByBrowser(page))

/** Returns what is wrong with the hit areas of the hot spots: too small, or wholly covered. */
const wrongHitAreas = (page: Page) =>
  spots(page).evaluateAll((buttons, least) => {
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
    return buttons.flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      const name = button.getAttribute('aria-label') ?? ''
      const isSeen = shares.some((x) =>
        shares.some((y) => button.contains(document.elementFromPoint(left + x * width, top + y * height))),
      )
      const isLarge = width >= least && height >= least
      return isSeen && isLarge && name && (button as HTMLElement).tabIndex === 0
        ? []
        : `${name}: ${width} by ${height} px, ${isSeen ? 'seen' : 'covered'}`
    })
  }, LEAST)

for (const width of [390, 1440])
  for (const model of MODELS)
    test(`at ${width} px every hot spot of ${model} can be pressed and leads to its parts`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      await open(page, `${PATH}/${model}`)
      await expect(spots(page).first()).toBeVisible()
      expect(await wrongHitAreas(page)).toEqual([])
      const names = await spots(page).evaluateAll((buttons) =>
        buttons.map((button) => button.getAttribute('aria-label')?.split(', ').slice(0, -1).join(', ') ?? ''),
      )
      expect(names.length).toBeGreaterThan(15)
      for (const name of names) {
        await spot(page, name).click()
        await expect(row(page, name)).toBeFocused()
        await expect(parts(page, name).getByRole('link').first()).toBeVisible()
      }
    })

test('pointing at a row marks its part in the picture, and at a part its row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${PATH}/nyx`)
  await row(page, 'Saddle').hover()
  await expect(spot(page, 'Saddle')).toHaveAttribute('aria-current', 'true')
  await spot(page, 'Fork').hover()
  await expect(spot(page, 'Saddle')).not.toHaveAttribute('aria-current')
  await expect(spot(page, 'Fork')).toHaveAttribute('aria-current', 'true')
})

test('by keyboard alone a part is chosen in the picture, found in the list and opened', async ({ page }) => {
  await open(page, `${PATH}/nireeka-prime`)
  await press(page, page.getByRole('button', { name: 'Front end', exact: true }))
  await expect(spot(page, 'Saddle')).toHaveCount(0)
  await press(page, page.getByRole('button', { name: 'Whole bike' }))
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await press(page, spot(page, 'Fork'))
  await expect(row(page, 'Fork')).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Air fork, 100 mm, Prime' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Air fork, 100 mm, Prime' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a touched part is found below the picture, which stays', async ({ page }) => {
    await open(page, `${PATH}/nireeka-homie`)
    await spot(page, 'Rear rack').tap()
    await expect(row(page, 'Rear rack')).toBeInViewport({ ratio: 1 })
    await expect(spot(page, 'Rear rack')).toBeInViewport()
    await row(page, 'Frame lock').tap()
    await expect(spot(page, 'Frame lock')).toHaveAttribute('aria-current', 'true')
    await expect(spot(page, 'Frame lock')).toBeInViewport()
  })
})

test('without WebGL there is the picture with its hot spots, and nothing of the live view is fetched', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => CHUNKS.test(request.url()) && fetched.push(request.url()))
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await open(page, `${PATH}/nyx`)
  await spot(page, 'Drive unit').click()
  await whenIdle(page)
  await expect(parts(page, 'Drive unit').getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('img', { name: 'Nireeka Nyx, exploded' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn it in 3D' })).toHaveCount(0)
  expect(fetched).toEqual([])
})

test('on the live bike a part is found by pointing at it, and a row still leads to its part', async ({
  page,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1100, height: 800 })
  await open(page, `${PATH}/nyx`)
  await page.getByRole('button', { name: 'Turn it in 3D' }).click()
  const live = page.getByRole('application', { name: 'Nireeka Nyx, exploded' })
  await expect(live).toBeVisible({ timeout: FIRST_FRAME_MS })
  await expect(page.getByRole('slider', { name: 'Explode' })).toHaveValue('100')
  const box = (await live.boundingBox())!
  const marked = spots(page).and(page.locator('[aria-current]'))
  let found = 0
  for (let share = 0.1; share < 0.95 && found === 0; share += 0.03) {
    await page.mouse.move(box.x + box.width * share, box.y + box.height * 0.62)
    found = await marked.count()
  }
  expect(found).toBe(1)
  await page.mouse.move(0, 0)
  await row(page, 'Saddle').click()
  await expect(spot(page, 'Saddle')).toHaveAttribute('aria-current', 'true')
})

test('a model’s and a member’s own parts lead to it, the own bike with what is on it', async ({ page }) => {
  await open(page, '/shop/spares?bike=nireeka-prime')
  await page.getByRole('link', { name: 'See the bike part by part' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nireeka Prime, part by part' })).toBeVisible()
  await openAs(page, 'anna@example.com', '/shop/spares/my-bike?bike=1')
  await page.getByRole('link', { name: 'See it part by part' }).click()
  await expect(page.getByText(/^Nireeka Prime, size \w+, 20\d\d, as it is built/)).toBeVisible()
  await expect(spot(page, 'Fork')).toBeVisible()
})

test('on paper every part is listed below the picture', async ({ page }) => {
  await open(page, `${PATH}/nyx`)
  await page.emulateMedia({ media: 'print' })
  // What the browser tells a page before it is printed.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.getByRole('img', { name: 'Nireeka Nyx, exploded' })).toBeVisible()
  await expect(parts(page, 'Saddle').getByRole('link', { name: 'Sport saddle' })).toBeVisible()
  await expect(parts(page, 'Fork').getByRole('link', { name: 'Rigid fork, carbon, Nyx' })).toBeVisible()
})

for (const width of [390, 1440])
  test(`at ${width} px axe finds nothing and nothing is wider than the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, `${PATH}/nireeka-homie`)
    await row(page, 'Lights').click()
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    expect(await violationsInBothThemes(page)).toEqual([])
  })
