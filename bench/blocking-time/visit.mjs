import { openOnSlowPhone } from '../slow-phone.mjs'

/** How long the page is watched after it is loaded, in ms. */
const WATCH_MS = 4000
/** What of a task blocks: what goes beyond this, in ms. */
const FREE_MS = 50

/**
 * Visits a page for the first time on a slow phone's connection and processor.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<{ blocking: number, longest: number, hydrated: number }>} ms: the sum of what each task after the first
 * paint takes beyond 50; the longest of these tasks; when the page's heading was hydrated, from the start of the visit
 */
export async function visit(browser, url) {
  const { context, page } = await openOnSlowPhone(browser, { viewport: { width: 390, height: 844 } })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(WATCH_MS)
  const { tasks, painted, hydrated } = await page.evaluate(() => /** @type {any} */ (window).seen)
  await context.close()
  const late = /** @type {number[]} */ (
    tasks.filter((/** @type {any} */ task) => task.end > painted).map((/** @type {any} */ task) => task.ms)
  )
  return {
    blocking: late.reduce((sum, ms) => sum + Math.max(0, ms - FREE_MS), 0),
    longest: Math.max(0, ...late),
    hydrated,
  }
}

/** Notes the long tasks, the first paint of content, and when the heading is hydrated; runs in the page. */
function watch() {
  /** @type {{ tasks: Array<{ ms: number, end: number }>, painted: number, hydrated: number }} */
  const seen = { tasks: [], painted: 0, hydrated: NaN }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.tasks.push({ ms: duration, end: startTime + duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') seen.painted = startTime
  }).observe({ type: 'paint', buffered: true })
  const look = () => {
    const heading = document.querySelector('main h1')
    if (heading && Object.keys(heading).some((key) => key.startsWith('__reactProps$')))
      seen.hydrated = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
