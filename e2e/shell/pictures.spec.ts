import type { Page } from '@playwright/test'

import { hold, SCRIPTS } from '../testing/hold.ts'
import { open, whenIdle } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

const MARGIN = 200
const FILE = /\/pictures\/.*\.(avif|webp)$/

/** Returns a list of the prerendered image files that the browser requests, in order. */
function watchFiles(page: Page) {
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (FILE.test(pathname)) files.push(pathname)
  })
  return files
}

/** Returns each image's lazy source, state, and distance below the viewport in pixels. */
const pictures = (page: Page) =>
  page.locator('main picture img').evaluateAll((images) =>
    images.map((image) => ({
      src: (image as HTMLImageElement).dataset.src,
      state: (image as HTMLImageElement).dataset.lazy ?? 'at once',
      below: image.getBoundingClientRect().top - innerHeight,
    })),
  )

test('nothing is fetched that is more than 200 px away; it is when it comes near, without fading for who wants no motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 600 })
  const files = watchFiles(page)
  await open(page, '/shop/accessories')
  const first = await pictures(page)
  const [near, far] = [first.filter((it) => it.below < MARGIN), first.filter((it) => it.below > MARGIN)]
  expect(near.length).toBeGreaterThan(0)
  expect(far.length).toBeGreaterThan(0)
  expect(near.filter(({ state }) => state === 'waiting')).toEqual([])
  expect(far.filter(({ state }) => state !== 'waiting')).toEqual([])
  await expect.poll(() => files).toHaveLength(near.length)

  const [next] = far
  const image = page.locator(`main img[data-src="${next!.src}"]`)
  await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), next!.below - MARGIN - 20)
  // IntersectionObserver reports on the next frame.
  await whenIdle(page)
  await expect(image).toHaveAttribute('data-lazy', 'waiting')
  await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }))
  await expect(image).toHaveAttribute('data-lazy', /shown|there/)
  await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0)
  await expect(image).toHaveCSS('animation-name', 'none')
})

/** Returns the hero's width according to its `sizes` attribute, in device pixels. */
const heroSlot = (page: Page) =>
  page.locator('main img[fetchpriority=high]').evaluate((image: HTMLImageElement) => {
    const units: Record<string, number> = { vw: innerWidth / 100, rem: 16, px: 1 }
    const sizes = image.sizes.split(', ').map((size) => /^(\(.*\))? ?([\d.]+)(vw|rem|px)$/.exec(size) ?? [])
    const [, , length, unit = 'vw'] = sizes.find(([, when]) => !when || matchMedia(when).matches) ?? []
    return Number(length) * units[unit]! * devicePixelRatio
  })

const HERO_WIDTHS = [640, 960, 1280, 1920, 2560, 3840]
const heroFile = (width: number) => (width === 1280 ? '/pictures/hero.avif' : `/pictures/hero-${width}.avif`)

for (const [size, viewport, deviceScaleFactor] of [
  ['a phone', { width: 390, height: 844 }, 2],
  ['a laptop', { width: 1440, height: 900 }, 1],
  ['a large screen', { width: 3840, height: 2160 }, 1],
] as const) {
  test.describe(size, () => {
    test.use({ viewport, deviceScaleFactor })

    test('gets the hero once, as AVIF, in the smallest width that is enough', async ({ page }) => {
      const files = watchFiles(page)
      await open(page, '/')
      const slot = await heroSlot(page)
      const width = HERO_WIDTHS.find((drawn) => drawn >= slot) ?? 3840
      await expect.poll(() => files.filter((file) => file.includes('/hero'))).toEqual([heroFile(width)])
    })
  })
}

test('the HTML brings a preview of every picture, which stays what it is when the page comes alive', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text()
  const previews = html.match(/src="data:image\/webp;base64,[^"]+"/g) ?? []
  expect(html).not.toContain('-preview.webp')
  expect(previews.length).toBeGreaterThan(5)

  const files = watchFiles(page)
  await open(page, '/')
  const shown = await page
    .locator('main img[aria-hidden=true]')
    .evaluateAll((images) => images.map((image) => `src="${image.getAttribute('src')}"`))
  expect(shown).toEqual(previews)
  expect(files.filter((file) => file.includes('preview'))).toEqual([])
})

for (const [size, viewport, count] of [
  ['a phone', { width: 390, height: 844 }, 2],
  ['a laptop', { width: 1440, height: 900 }, 3],
] as const) {
  test(`before any script has come, ${size} shows the pictures of a list’s first row, and previews of the others`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const files = watchFiles(page)
    await hold(page, SCRIPTS)
    await page.goto('/shop/accessories', { waitUntil: 'commit' })
    const images = page.locator('main picture img')
    for (let index = 0; index < count; index++) {
      const image = images.nth(index)
      await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(16)
      await expect(image).toHaveCSS('opacity', '1')
    }
    const preview = page.locator('main img[aria-hidden=true]').nth(count)
    await expect.poll(() => preview.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(16)
    expect(files.filter((file) => file.endsWith('.avif'))).toHaveLength(count)
    expect(files).toHaveLength(count)
  })
}

test('a page that is walked to fetches its previews, too', async ({ page }) => {
  await open(page, '/contact')
  const files = watchFiles(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Accessories' }).click()
  const image = page.locator('main img[data-lazy]').first()
  await expect(image).toHaveAttribute('data-lazy', /shown|there/)
  await expect.poll(() => files.some((file) => file.endsWith('-preview.webp'))).toBe(true)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all pictures are there, each once', async ({ page }) => {
    await page.goto('/shop/accessories')
    const shown = page.locator('main :is(picture, noscript) > img:not([data-lazy])')
    await expect.poll(() => shown.count()).toBe(await page.locator('main picture').count())
    expect(await shown.count()).toBeGreaterThan(8)
    await expect(page.locator('main img[data-lazy]').first()).toBeHidden()
    for (const picture of await shown.all()) await expect(picture).toBeVisible()
    const answers = await Promise.all(
      (await shown.all()).map(async (it) => page.request.get((await it.getAttribute('src')) ?? '')),
    )
    expect(answers.filter((answer) => !answer.ok())).toEqual([])
  })
})

for (const theme of ['light', 'dark'] as const) {
  test(`a product’s picture is fetched once its link is pointed at, in the ${theme} studio, and once only`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, '/shop/accessories')
    await whenIdle(page)
    const files = watchFiles(page)
    const link = page.getByRole('main').getByRole('link', { name: 'Folding lock level 15' }).first()
    const ofItsPage = theme === 'dark' ? /main-dark-960\.avif$/ : /main-960\.avif$/
    await link.hover()
    await expect.poll(() => files.filter((file) => ofItsPage.test(file))).toHaveLength(1)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Folding lock level 15' })).toBeVisible()
    await expect
      .poll(() =>
        page
          .locator('main picture img')
          .first()
          .evaluate((image: HTMLImageElement) => image.currentSrc),
      )
      .toMatch(ofItsPage)
    expect(files.filter((file) => ofItsPage.test(file))).toHaveLength(1)
  })
}
