import { expect, test } from '../testing/site.ts'
import { liveHelp, releaseHelp, takeBack, tamperWith } from '../testing/releases.ts'

const HEADING = /<h1[^>]*>Help centre<\/h1>/
const SHOP_HEADING = /<h1[^>]*>Accessories<\/h1>/

/** The usual bundle, whose `render` does this instead. */
const rendering = (body: string) => (code: string) =>
  `${code}\nmodule.exports = { ...module.exports, render: async ({ url }) => { ${body} } }\n`

/** What one call may take. */
const RENDER_MS = 150
const HANG = 'for (;;) {}'
const FILL = 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))'

test.describe('a release of the help centre', () => {
  let before: string

  test.beforeEach(async ({ site }) => {
    before = await liveHelp(site.address)
    site.reports.length = 0
  })

  test.afterEach(async ({ site }) => {
    await takeBack(site, before)
    expect(await (await fetch(`${site.address}/help-center`)).text()).toMatch(HEADING)
  })

  const FAULTS: Array<[string, string, RegExp, (code: string) => string | null]> = [
    ['throws', 'threw', /broken on purpose/, rendering('throw new Error("broken on purpose")')],
    ['hangs', 'hung', /took longer/, rendering(HANG)],
    // At its start, which has time enough to fill the memory on any machine.
    ['eats memory', 'memory', /memory/i, (code) => `${code}\n${FILL}\n`],
    ['is missing', 'missing', /page\.cjs/, () => null],
    ['was changed after its release', 'broken', /not those that were released/, (code) => `${code}\n`],
  ]

  for (const [fault, reason, message, change] of FAULTS) {
    test(`whose server bundle ${fault} is rendered in the browser, and told`, async ({ page, site }) => {
      const said: string[] = []
      page.on('console', (it) => said.push(it.text()))
      const key = await releaseHelp(site, change)
      if (reason === 'broken') await tamperWith(site.dataDir, key)

      const help = await fetch(`${site.address}/help-center`)
      const shop = await fetch(`${site.address}/shop/accessories`)
      expect(help.status).toBe(200)
      expect(help.headers.get('cache-control')).toBe('no-cache')
      expect(await help.text()).not.toMatch(HEADING)
      expect(await shop.text()).toMatch(SHOP_HEADING)

      expect((await page.goto('/help-center'))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible()
      await page.getByRole('link', { name: 'First charge' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'First charge' })).toBeVisible()
      expect(said).toEqual([])
      expect(site.reports).toEqual([{ key, reason, message: expect.stringMatching(message) }])
    })
  }

  test('that fails three times is not asked again, and the next good one is', async ({ site }) => {
    const read = async (path: string) => (await fetch(`${site.address}${path}`)).text()
    const bundle = rendering(`if (url.includes('hang')) { ${HANG} } throw new Error('asked once more')`)
    const key = await releaseHelp(site, bundle)
    for (const path of ['/help-center?hang=1', '/help-center?hang=2', '/help-center?hang=3']) {
      const begun = performance.now()
      expect(await read(path)).not.toMatch(HEADING)
      // Whoever is asked and hangs takes all of its time.
      expect(performance.now() - begun).toBeGreaterThan(RENDER_MS)
    }
    // It would fail for another reason now, which would be told.
    expect(await read('/help-center')).not.toMatch(HEADING)
    expect(site.reports.map((report) => `${report.key} ${report.reason}`)).toEqual([`${key} hung`])

    await releaseHelp(site, (code) => `${code}\n// The next good one.\n`)
    expect(await read('/help-center')).toMatch(HEADING)
    expect(site.reports).toHaveLength(1)
  })
})
