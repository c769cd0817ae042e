import { setTimeout as sleep } from 'node:timers/promises'

/** The resource types that count. Images and API responses are excluded because they depend on the data. */
const WEIGHED = new Set(['Document', 'Script', 'Stylesheet'])
/** A page is loaded once no file has begun or ended for this long; a live stream stays open, and isn't a file. */
const QUIET_MS = 1500

/**
 * Returns the compressed bytes of HTML, scripts and styles that a cold load of one page transfers. The browser saves
 * data, so that nothing is prefetched.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ address: string, path: string, token?: string }} page `token`: of the session that opens the page
 * @returns {Promise<number>}
 */
export async function weigh(browser, { address, path, token }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  if (token) await context.addCookies([{ name: 'access_token', value: token, url: address }])
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  /** @type {Map<string, number>} */
  const files = new Map()
  let changedAt = Date.now()
  network.on('Network.requestWillBeSent', () => (changedAt = Date.now()))
  network.on('Network.responseReceived', ({ requestId, type }) => {
    if (WEIGHED.has(type)) files.set(requestId, 0)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    changedAt = Date.now()
    if (files.has(requestId)) files.set(requestId, encodedDataLength)
  })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  await page.goto(address + path, { waitUntil: 'load' })
  while (Date.now() - changedAt < QUIET_MS) await sleep(100)
  await context.close()
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
}
