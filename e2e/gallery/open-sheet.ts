import { test as base, expect, type Page } from '@playwright/test'

export { expect }

export type Theme = 'light' | 'dark'

/** The built gallery, one for each worker. A console error fails the test that caused it. */
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
    // A story may show what a picture that isn't there looks like.
    expect(errors.filter((text) => !text.includes('404'))).toEqual([])
  },
})

export interface Look {
  theme: Theme
  width: number
}

/** Opens all states of a component, and waits for fonts, frames and pictures. */
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

/** Does what the theme of the address does (gallery/src/main.tsx), without opening the sheet anew. */
export async function showTheme(page: Page, theme: Theme) {
  await Promise.all(page.frames().map((frame) => frame.evaluate(setTheme, theme)))
}

const setTheme = (theme: string) => void (document.documentElement.dataset.theme = theme)

/** Pictures are drawn anew now and then, and weigh a lot: what is compared is the place that they get. */
async function standInForPictures(page: Page) {
  await page.route(/\/pictures\/.*\.(avif|webp)$/, async (route) => {
    if (route.request().url().includes('missing')) return route.fallback()
    return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
  })
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800"><rect width="1280" height="800" fill="#b9bdb6"/><path d="M0 0 1280 800M1280 0 0 800" stroke="#6d756b" stroke-width="8"/></svg>'

/** Code stands in the machine's own font, which is another one on another machine. */
const useOurFontForCode = () => document.documentElement.style.setProperty('--font-code', 'var(--font)')

/** What waits for being seen is seen once. */
async function lookThrough() {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top)
    await new Promise(requestAnimationFrame)
  }
  scrollTo(0, 0)
  await new Promise(requestAnimationFrame)
}

/** Of several dialogs in frames, whichever opens last would have the focus: here none of them takes it. */
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
