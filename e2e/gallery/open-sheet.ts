import { test as base, expect, type Page } from '@playwright/test'

export { expect }

export type Theme = 'light' | 'dark'

/** The built gallery, one server per worker. A console error fails the test that caused it. */
export const test = base.extend<object, { gallery: string }>({
  gallery: [
    async ({}, use) => {
      const { serveGallery } = await import('@nireeka/gallery/serve')
      const gallery = await serveGallery()
      await use(gallery.address)
      await gallery.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ gallery }, use) => use(gallery),
  page: async ({ page }, use) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    // 404s are expected, because a story may show a missing image.
    expect(errors.filter((text) => !text.includes('404'))).toEqual([])
  },
})

export interface Look {
  theme: Theme
  width: number
}

/** Opens all states of a component, and waits for fonts, frames and images. */
export async function openSheet(page: Page, id: string, { theme, width }: Look) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
  await standInForPictures(page)
  await page.addInitScript(letNothingTakeFocus)
  await page.goto(`/?show=${id}&theme=${theme}&bare`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.evaluate(useOurFontForCode)
  await page.evaluate(lookThrough)
  await page.waitForFunction(isThere)
}

/** Applies a theme as the URL's theme parameter would (gallery/src/main.tsx), without reloading the sheet. */
export async function showTheme(page: Page, theme: Theme) {
  await Promise.all(page.frames().map((frame) => frame.evaluate(setTheme, theme)))
}

const setTheme = (theme: string) => void (document.documentElement.dataset.theme = theme)

/**
 * Replaces images by placeholders of the same size, because images change now and then and enlarge the screenshots.
 */
async function standInForPictures(page: Page) {
  await page.route(/\/pictures\/.*\.(avif|webp)$/, async (route) => {
    if (route.request().url().includes('missing')) return route.fallback()
    return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
  })
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800"><rect width="1280" height="800" fill="#b9bdb6"/><path d="M0 0 1280 800M1280 0 0 800" stroke="#6d756b" stroke-width="8"/></svg>'

/** Code blocks use our own font, because the default monospace font differs between machines. */
const useOurFontForCode = () => document.documentElement.style.setProperty('--font-code', 'var(--font)')

/** Scrolls through the page once, so that lazy content is loaded. */
async function lookThrough() {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top)
    await new Promise(requestAnimationFrame)
  }
  scrollTo(0, 0)
  await new Promise(requestAnimationFrame)
}

/** Keeps dialogs in frames from taking focus; otherwise the last one to open would have it. */
function letNothingTakeFocus() {
  HTMLElement.prototype.focus = () => undefined
}

function isThere() {
  const pages = [document, ...[...document.querySelectorAll('iframe')].map((it) => it.contentDocument)]
  return pages.every(
    (page) =>
      page?.documentElement.dataset.fonts === 'loaded' &&
      page.fonts.status === 'loaded' &&
      [...page.images].every((image) => image.complete),
  )
}
