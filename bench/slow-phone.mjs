/** The connection and the processor on which the benches of pages measure. */
const ROUND_TRIP_MS = 150
const BYTES_PER_SECOND = (1600 * 1000) / 8
const CPU_RATE = 4

/**
 * Opens an empty page in a new browser profile with a slow phone's connection (1.6 Mbit/s) and processor.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} options
 */
export async function openOnSlowPhone(browser, options) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
  return { context, page }
}
