import { setTimeout as sleep } from 'node:timers/promises'

/** The resource types of code. API responses are excluded because they depend on the data. */
const CODE = new Set(['Document', 'Script', 'Stylesheet'])
/** A page is loaded once no file has begun or ended for this long; a live stream stays open, and isn't a file. */
const QUIET_MS = 1500

/** The screens on which a page is opened: a desktop, and a phone with two pixels for each of its points. */
const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
}

/** @typedef {{ address: string, path: string, token?: string }} Visit `token`: of the session that opens the page */
/** @typedef {Record<'code' | 'desktop' | 'phone', number>} Weight bytes of code, and of the first view's pictures on each screen */

/**
 * Returns the compressed bytes that a cold load of one page transfers: of HTML, scripts and styles (on a desktop), and
 * of the pictures that come without scrolling.
 * @param {import('@playwright/test').Browser} browser
 * @param {Visit} visit
 * @returns {Promise<Weight>}
 */
export async function weigh(browser, visit) {
  const desktop = await open(browser, visit, SCREENS.desktop)
  const phone = await open(browser, visit, SCREENS.phone)
  return { code: desktop.code, desktop: desktop.pictures, phone: phone.pictures }
}

/**
 * The browser saves data, so that nothing is prefetched.
 * @param {import('@playwright/test').Browser} browser
 * @param {Visit} visit
 * @param {import('@playwright/test').BrowserContextOptions} screen
 */
async function open(browser, { address, path, token }, screen) {
  const context = await browser.newContext(screen)
  if (token) await context.addCookies([{ name: 'access_token', value: token, url: address }])
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  /** @type {Map<string, 'code' | 'pictures'>} */
  const kinds = new Map()
  const bytes = { code: 0, pictures: 0 }
  let changedAt = Date.now()
  network.on('Network.requestWillBeSent', () => (changedAt = Date.now()))
  network.on('Network.responseReceived', ({ requestId, type }) => {
    if (CODE.has(type)) kinds.set(requestId, 'code')
    if (type === 'Image') kinds.set(requestId, 'pictures')
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    changedAt = Date.now()
    const kind = kinds.get(requestId)
    if (kind) bytes[kind] += encodedDataLength
  })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  await page.goto(address + path, { waitUntil: 'load' })
  while (Date.now() - changedAt < QUIET_MS) await sleep(100)
  await context.close()
  return bytes
}
