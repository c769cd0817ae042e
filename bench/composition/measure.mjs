import { chromium } from '@playwright/test'

const ROUND_TRIP_MS = 150

/** Cold loads of one page on several sites in turn; the median of each figure. */
export async function measure({ sites, page, line, runs }) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  const seen = Object.fromEntries(Object.keys(sites).map((name) => [name, []]))
  for (let turn = 0; turn < runs; turn++) {
    for (const [name, address] of Object.entries(sites))
      seen[name].push(await visit(browser, address, page, line))
  }
  await browser.close()
  return Object.fromEntries(
    Object.entries(seen).map(([name, loads]) => [
      name,
      { bytes: median(loads, 'bytes'), requests: median(loads, 'requests'), ms: median(loads, 'ms') },
    ]),
  )
}

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
      window.contentAt = performance.now()
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  }, content)
  await page.goto(address + path, { waitUntil: 'commit' })
  const ms = await page.waitForFunction(() => window.contentAt).then((handle) => handle.jsonValue())
  await page.waitForLoadState('networkidle')
  await context.close()
  return { ms, bytes: [...scripts.values()].reduce((sum, size) => sum + size, 0), requests: scripts.size }
}

function median(loads, key) {
  const values = loads.map((load) => load[key]).toSorted((a, b) => a - b)
  return values[Math.floor(values.length / 2)]
}
