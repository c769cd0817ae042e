import { choosePart, rendererOf, takeOff, watchDrawing } from './watch.mjs'

const TIMEOUT_MS = 90_000
/**
 * The pause in ms between choices, as a rider would look at the bike; meanwhile the likely next builds are prepared.
 */
const LOOK_MS = Number(process.env.LOOK_MS ?? 600)
/** Longer with the 3D view, because software rendering also draws the shadow for a while. */
const LIVE_LOOK_MS = LOOK_MS * 3
/** The pause in ms after the first frame, in which the likely next builds are prepared for the first time. */
const SETTLE_MS = 4000

/** @typedef {Awaited<ReturnType<typeof openBuilder>>} Builder */

/**
 * Opens a bike's builder in a small window, because software rendering is slow.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {string} slug
 */
export async function openBuilder(browser, address, slug) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  page.setDefaultTimeout(TIMEOUT_MS)
  page.on('pageerror', (error) => console.error(error))
  await page.addInitScript(watchDrawing)
  await page.goto(new URL(`/configurator/${slug}?step=components`, address).href)
  await page.waitForTimeout(SETTLE_MS)
  let isLive = false
  return {
    renderer: () => page.evaluate(rendererOf),
    /** Starts the 3D view. With a graphics card it starts by itself; otherwise the button is clicked. */
    async goLive() {
      const live = page.getByRole('application')
      const start = page.getByRole('button', { name: 'Show in 3D' })
      await live.or(start).waitFor()
      if (await start.isVisible()) await start.click()
      await live.waitFor()
      await page.waitForTimeout(SETTLE_MS)
      isLive = true
    },
    /**
     * @param {string} name
     * @param {number} partId
     */
    async openStep(name, partId) {
      await page.getByRole('tab', { name }).click()
      await page.locator(`input[value="${partId}"]`).waitFor({ state: 'attached' })
    },
    /** @param {number} partId */
    async choose(partId) {
      const times = await page.evaluate(choosePart, { partId, isLive })
      await page.waitForTimeout(isLive ? LIVE_LOOK_MS : LOOK_MS)
      return times
    },
    /** @param {number} partId */
    async takeOff(partId) {
      await page.evaluate(takeOff, partId)
      await page.waitForTimeout(LOOK_MS)
    },
    close: () => page.close(),
  }
}
