import type { Page } from '@playwright/test'

/** The same picture, whichever of its sizes and types the browser chose. A name may end with a number, too. */
const photograph = (address: string) => address.replace(/(-(640|960|1920|2560|3840))?\.(webp|avif)$/, '.webp')

/** What the server answered for each picture that the browser asks for from now on. */
export function watchPictures(page: Page) {
  const answers = new Map<string, number>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') return
    answers.set(photograph(new URL(response.url()).pathname), response.status())
  })
  return {
    /** Each picture in main with its status; undefined when the browser has no answer for it. Previews are none. */
    async inMain(): Promise<Array<readonly [string, number | undefined]>> {
      const images = await page.locator('main img[src]:not([aria-hidden])').all()
      const sources = await Promise.all(images.map((image) => image.getAttribute('src')))
      return sources.map((source) => [source ?? '', answers.get(photograph(source ?? ''))] as const)
    },
  }
}
