const SETTLED_MS = 60_000

/** @typedef {Awaited<ReturnType<typeof openBike>>} BikePage */

/**
 * Opens the page with a bike, with any renderer: software rendering is slow, but doesn't run on the page's main
 * thread.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {import('./changes.mjs').Configuration} first
 */
export async function openBike(browser, address, first) {
  const page = await browser.newPage({ viewport: { width: 400, height: 300 }, reducedMotion: 'reduce' })
  page.setDefaultTimeout(SETTLED_MS)
  page.on('pageerror', (error) => console.error(error))
  await page.goto(address)
  await page.evaluate(start, first)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const metrics = async () => {
    const { metrics: all } = await devtools.send('Performance.getMetrics')
    const seconds = (/** @type {string} */ name) => all.find((metric) => metric.name === name)?.value ?? NaN
    return { task: seconds('TaskDuration') * 1000, script: seconds('ScriptDuration') * 1000 }
  }

  return {
    /** @param {import('./changes.mjs').Configuration} configuration */
    show: (configuration) => page.evaluate(show, configuration),
    /**
     * Shows a configuration. Returns how many ms the page's main thread was busy, and how many of them with scripts.
     * @param {import('./changes.mjs').Configuration} configuration
     */
    async measure(configuration) {
      await page.evaluate(settle)
      const { frames } = await page.evaluate(() => window.bike.info())
      const before = await metrics()
      await page.evaluate(show, configuration)
      const after = await metrics()
      const drawn = await page.evaluate(() => window.bike.info())
      if (drawn.frames === frames) throw new Error('A change was measured that was not drawn.')
      return { task: after.task - before.task, script: after.script - before.script }
    },
    info: () => page.evaluate(() => window.bike.info()),
    /** @param {import('./changes.mjs').Configuration} configuration */
    fileBytes: (configuration) =>
      page.evaluate(async (it) => (await window.bike.file(it, 'glb')).length, configuration),
    close: () => page.close(),
  }
}

// The functions below run in the page.

/** @param {import('./changes.mjs').Configuration} configuration */
async function start(configuration) {
  const host = document.getElementById('host')
  if (!host) throw new Error('The page has no place for a bike')
  Object.assign(host.style, { width: '320px', height: '200px' })
  const startLiveBike = await window.viewer.loadLive()
  const started = await startLiveBike({
    host,
    configuration,
    view: 'front34',
    facts: { hasWebGl2: true, renderer: 'measured', savesData: false },
    isAskedFor: true,
    onLost: () => console.error('The context was lost.'),
  })
  if ('reason' in started) throw new Error(`There is no live view: ${started.reason}`)
  window.bike = started
}

/**
 * Shows a configuration and waits until it is drawn: the second frame begins after the first one was drawn.
 * @param {import('./changes.mjs').Configuration} configuration
 */
async function show(configuration) {
  await window.bike.show(configuration)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

const settle = () => new Promise((resolve) => requestIdleCallback(resolve))
