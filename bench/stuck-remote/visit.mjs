/**
 * What was seen since the last click, in ms from it: NaN while it wasn't, and for headings no entry.
 * @typedef {{ clicked: number, skeleton: number, fallback: number, headings: Record<string, number> }} Seen
 */

/** @typedef {Awaited<ReturnType<typeof openVisit>>} Visit */

/**
 * Opens a page in a browser context of its own, which has nothing cached, and waits until it is interactive.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
export async function openVisit(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.goto(address)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  const read = () => page.evaluate(() => /** @type {typeof window & { seen: Seen }} */ (window).seen)

  return {
    close: () => context.close(),
    /** @param {string} name */
    goTo: (name) => linkTo(page, name).click(),
    /**
     * Points at a link until what is fetched ahead for it has come.
     * @param {string} name
     */
    async pointAt(name) {
      await linkTo(page, name).hover()
      await page.waitForLoadState('networkidle')
    },
    /**
     * Waits until this long after the last click.
     * @param {number} ms
     */
    pass: (ms) =>
      page.waitForFunction(
        (least) =>
          performance.now() - /** @type {typeof window & { seen: Seen }} */ (window).seen.clicked >= least,
        ms,
      ),
    /**
     * Returns how long after the last click the page with this heading was there, in ms.
     * @param {string} heading
     */
    async heading(heading) {
      await page.waitForFunction(
        (text) => text in /** @type {typeof window & { seen: Seen }} */ (window).seen.headings,
        heading,
      )
      return (await read()).headings[heading] ?? NaN
    },
    /** Returns how long after the last click skeleton and fallback were there, in ms. */
    async fallback() {
      await page.waitForFunction(
        () => !Number.isNaN(/** @type {typeof window & { seen: Seen }} */ (window).seen.fallback),
      )
      return read()
    },
  }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 */
const linkTo = (page, name) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

/** Records from each click on what is in the page, frame by frame; runs in the page. */
function watch() {
  /** @type {Seen} */
  const seen = { clicked: NaN, skeleton: NaN, fallback: NaN, headings: {} }
  Object.assign(window, { seen })
  document.addEventListener(
    'click',
    ({ timeStamp }) =>
      Object.assign(seen, { clicked: timeStamp, skeleton: NaN, fallback: NaN, headings: {} }),
    true,
  )
  const look = () => {
    const since = performance.now() - seen.clicked
    for (const [kind, sign] of /** @type {const} */ ([
      ['skeleton', 'loading'],
      ['fallback', 'failed'],
    ])) {
      if (Number.isNaN(seen[kind]) && document.querySelector(`[data-page="${sign}"]`)) seen[kind] = since
    }
    for (const { textContent } of document.querySelectorAll('main h1'))
      seen.headings[textContent ?? ''] ??= since
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
