import { openOnSlowPhone } from '../slow-phone.mjs'

/** The time in ms after the page is interactive at which the largest paint is final. */
const SETTLE_MS = 1500

/** @typedef {{ first: number, largest: number, interactive: number, shift: number }} Seen in ms, and the share of the screen that moved */

/**
 * Measures one cold load on a slow phone: first paint, largest paint and interactivity in ms, and the layout shift.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ path: string, part: string }} route
 * @returns {Promise<Seen>}
 */
export async function visit(browser, address, { path, part }) {
  const { context, page } = await openOnSlowPhone(browser, {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  })
  await page.addInitScript(watch, part)
  await page.goto(address + path, { waitUntil: 'commit' })
  await page.waitForFunction(
    () => /** @type {typeof window & { seen: Seen }} */ (window).seen.interactive > 0,
    undefined,
    { polling: 100, timeout: 60_000 },
  )
  await page.waitForTimeout(SETTLE_MS)
  const seen = await page.evaluate(() => /** @type {typeof window & { seen: Seen }} */ (window).seen)
  await context.close()
  return seen
}

/**
 * Records paints and interactivity; runs in the page. React sets a property on each hydrated element.
 * @param {string} selector
 */
function watch(selector) {
  const seen = { first: 0, largest: 0, interactive: 0, shift: 0 }
  Object.assign(window, { seen })
  /** @type {Record<string, (entry: PerformanceEntry & { value?: number }) => unknown>} */
  const see = {
    paint: ({ name, startTime }) => name === 'first-contentful-paint' && (seen.first = startTime),
    'largest-contentful-paint': ({ startTime }) => (seen.largest = startTime),
    'layout-shift': ({ value = 0 }) => (seen.shift += value),
  }
  for (const [type, note] of Object.entries(see)) {
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry))).observe({
      type,
      buffered: true,
    })
  }
  const timer = setInterval(() => {
    const element = document.querySelector(selector)
    if (!element || !Object.keys(element).some((key) => key.startsWith('__reactProps'))) return
    seen.interactive = performance.now()
    clearInterval(timer)
  }, 20)
}
