import { median } from '../median.mjs'
import { openOnSlowPhone } from '../slow-phone.mjs'

/** The time in ms that a visitor looks at a page before the next click; by then the network is idle. */
const LOOK_MS = 5000
/** How long the pointer rests on a link in the rows with a hover, and how long a press takes. */
const HOVER_MS = 250
const PRESS_MS = 60
/** From how many later returns to kept lists a walk takes the median, half of them to each of two lists. */
const LATER_RETURNS = 6

/** What is measured; `goal` is the longest allowed median in ms. */
export const ROWS = [
  { name: 'list → product, title', goal: 250 },
  { name: 'list → product, its buy button' },
  { name: 'list → product, picture' },
  { name: 'list → product after a hover, title', goal: 250 },
  { name: 'list → product after a hover, its buy button', goal: 250 },
  { name: 'list → product after a hover, picture' },
  { name: 'section → section that is here', goal: 60 },
  { name: 'section → list that is kept (decision 074)', goal: 60 },
  { name: 'section → list that is kept, later returns', goal: 60 },
  { name: 'section → section that is prefetched', goal: 250 },
]

/**
 * Walks through lists, products and sections in a new browser profile on a slow phone's connection and processor.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<{ times: Record<string, number>, shift: number }>} ms by row, and the sum of the layout shifts
 */
export async function walk(browser, address) {
  const { context, page } = await openOnSlowPhone(browser, { viewport: { width: 1280, height: 800 } })
  await page.addInitScript(watch)
  await page.goto(`${address}/shop/accessories`)
  await page.waitForTimeout(LOOK_MS)
  const main = page.getByRole('main')
  const nav = page.getByRole('navigation', { name: 'Main' })
  /** @type {Record<string, number>} */
  const times = {}

  /**
   * Clicks on a link, and notes as a row when the new page's title, buy button and picture are painted.
   * @param {import('@playwright/test').Locator} link
   * @param {{ hover?: number, as?: string }} how
   * @returns {Promise<number>} ms until the title
   */
  async function follow(link, { hover = 0, as } = {}) {
    await link.scrollIntoViewIfNeeded()
    const box = await link.boundingBox()
    if (!box) throw new Error('The link is not shown')
    const before = await main.getByRole('heading', { level: 1 }).textContent()
    await page.evaluate((text) => /** @type {any} */ (window).expectAnother(text), before)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(hover)
    await page.mouse.down()
    await page.waitForTimeout(PRESS_MS)
    await page.mouse.up()
    await page.waitForTimeout(LOOK_MS)
    await page.mouse.move(2, 2)
    const seen = await page.evaluate(() => /** @type {any} */ (window).seen)
    if (!as) return seen.title
    times[as] = seen.title
    const start = as.replace(/, title$/, '')
    times[`${start}, its buy button`] = seen.button
    times[`${start}, picture`] = seen.picture
    return seen.title
  }
  const tile = (/** @type {number} */ place) => main.locator('li h2 a').nth(place)

  await follow(tile(1), { as: 'list → product, title' })
  await follow(nav.getByRole('link', { name: 'Accessories' }))
  await follow(tile(2), { hover: HOVER_MS, as: 'list → product after a hover, title' })
  await follow(nav.getByRole('link', { name: 'Accessories' }))
  await follow(nav.getByRole('link', { name: 'E-Bikes' }), { as: 'section → section that is prefetched' })
  await follow(nav.getByRole('link', { name: 'Accessories' }), { as: 'section → section that is here' })
  await follow(nav.getByRole('link', { name: 'E-Bikes' }))
  await follow(nav.getByRole('link', { name: 'Accessories' }), {
    as: 'section → list that is kept (decision 074)',
  })
  /** @type {number[]} */
  const returns = []
  for (let round = 0; round < LATER_RETURNS / 2; round++) {
    for (const name of ['E-Bikes', 'Accessories']) returns.push(await follow(nav.getByRole('link', { name })))
  }
  times['section → list that is kept, later returns'] = median(returns)
  const shift = await page.evaluate(() => /** @type {any} */ (window).shift)
  await context.close()
  return { times, shift }
}

/** Notes when what a click leads to is painted, and what moves without a click; runs in the page. */
function watch() {
  const it = /** @type {any} */ (window)
  it.seen = {}
  it.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = /** @type {any} */ (entry)
      if (!hadRecentInput) it.shift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })

  /** @type {Record<string, (before: string) => unknown>} */
  const signs = {
    title: (before) => {
      const text = document.querySelector('main h1')?.textContent
      const isLoading = document.querySelector('main [data-page="loading"], main h1 [data-part="loading"]')
      return text && text !== before && !isLoading
    },
    button: () =>
      [...document.querySelectorAll('main button')].some((button) => button.textContent === 'Add to cart'),
    picture: () => {
      const image = /** @type {HTMLImageElement | null} */ (document.querySelector('main picture img'))
      return image?.complete && image.naturalWidth > 40
    },
  }
  it.expectAnother = (/** @type {string} */ before) => {
    it.seen = {}
    addEventListener('pointerup', ({ timeStamp }) => look(before, timeStamp), { capture: true, once: true })
  }
  function look(/** @type {string} */ before, /** @type {number} */ from) {
    const frame = () => {
      const isNew = signs.title?.(before)
      for (const [name, isThere] of Object.entries(signs)) {
        if (it.seen[name] === undefined && isNew && isThere(before)) afterPaint(name)
      }
      if (performance.now() - from < 4500) requestAnimationFrame(frame)
    }
    const afterPaint = (/** @type {string} */ name) => {
      it.seen[name] = NaN
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => (it.seen[name] = performance.now() - from))
      port1.start()
      port2.postMessage(null)
    }
    requestAnimationFrame(frame)
  }
}
