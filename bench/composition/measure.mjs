import { chromium } from '@playwright/test'

const ROUND_TRIP_MS = 150

/**
 * @typedef {{ ms: number, bytes: number, requests: number }} Load
 * @typedef {{ path: string, content: string }} MeasuredPage `content` selects an element of what makes it that page
 */

/**
 * Measures cold loads of a page on several sites in turn. Returns the median of each figure by site.
 * @param {{ sites: Record<string, string>, page: MeasuredPage, line: { kbps: number }, runs: number }} options
 * @returns {Promise<Record<string, Load>>}
 */
export async function measure({ sites, page, line, runs }) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  /** @type {Array<{ name: string, address: string, loads: Load[] }>} */
  const seen = Object.entries(sites).map(([name, address]) => ({ name, address, loads: [] }))
  for (let turn = 0; turn < runs; turn++) {
    for (const { address, loads } of seen) loads.push(await visit(browser, address, page, line))
  }
  await browser.close()
  return Object.fromEntries(
    seen.map(({ name, loads }) => [
      name,
      { bytes: median(loads, 'bytes'), requests: median(loads, 'requests'), ms: median(loads, 'ms') },
    ]),
  )
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {MeasuredPage} page
 * @param {{ kbps: number }} line
 * @returns {Promise<Load>}
 */
async function visit(browser, address, { path, content }, { kbps }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const bytesPerSecond = (kbps * 1000) / 8
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  const scripts = new Map()
  network.on(
    'Network.responseReceived',
    ({ requestId, type }) => type === 'Script' && scripts.set(requestId, 0),
  )
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength)
  })
  await page.addInitScript((selector) => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector(selector)) return
      Object.assign(window, { contentAt: performance.now() })
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  }, content)
  await page.goto(address + path, { waitUntil: 'commit' })
  const at = await page.waitForFunction(() => /** @type {{ contentAt?: number }} */ (window).contentAt)
  const ms = (await at.jsonValue()) ?? Infinity
  await page.waitForLoadState('networkidle')
  await context.close()
  return { ms, bytes: [...scripts.values()].reduce((sum, size) => sum + size, 0), requests: scripts.size }
}

/**
 * @param {Load[]} loads
 * @param {keyof Load} key
 */
function median(loads, key) {
  const values = loads.map((load) => load[key]).toSorted((a, b) => a - b)
  return values[Math.floor(values.length / 2)] ?? NaN
}
