import type { Page } from '@playwright/test'

/**
 * Returns an image's URL without its width and format, which the browser chooses. A name may also end with a number.
 */
const photograph = (address: string) => address.replace(/(-(640|960|1920|2560|3840))?\.(webp|avif)$/, '.webp')

/** Records the server's response to each image request from now on. */
export function watchPictures(page: Page) {
  const answers = new Map<string, number>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') return
    answers.set(photograph(new URL(response.url()).pathname), response.status())
  })
  return {
    /**
     * Returns each image in main with its response status; undefined without a response. Inline previews are skipped.
     */
    async inMain(): Promise<Array<readonly [string, number | undefined]>> {
      const images = await page.locator('main img[src]:not([aria-hidden])').all()
      const sources = await Promise.all(images.map((image) => image.getAttribute('src')))
      return sources.map((source) => {
        const { pathname } = new URL(source ?? '', page.url())
        return [source ?? '', answers.get(photograph(pathname))] as const
      })
    },
  }
}
