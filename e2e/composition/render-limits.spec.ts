import { headingOf, whenHydrated } from '../testing/open.ts'
import { releaseHelp, tamperWith } from '../testing/releases.ts'
import { expect, test, type Site } from '../testing/site.ts'

const HEADING = /<h1[^>]*>Help centre<\/h1>/
const SHOP_HEADING = /<h1[^>]*>Accessories<\/h1>/

/** Returns a change of the server bundle that replaces the body of `render`. */
const rendering = (body: string) => (code: string) =>
  `${code}\nmodule.exports = { ...module.exports, render: async ({ url }) => { ${body} } }\n`

const THROW = 'throw new Error("broken on purpose")'
const HANG = 'for (;;) {}'
const FILL = 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))'

const read = async (site: Site, path: string) => (await fetch(`${site.address}${path}`)).text()

/** Returns the render reports about this release. */
const reportsOf = ({ reports }: Site, release: string) => reports.filter(({ key }) => key === release)

const FAULTS: Array<[string, string, RegExp, (code: string) => string | null]> = [
  ['throws', 'threw', /broken on purpose/, rendering(THROW)],
  ['hangs', 'hung', /took longer/, rendering(HANG)],
  // The memory is filled while the bundle starts, because the start has a long enough time limit on any machine.
  ['eats memory', 'memory', /memory/i, (code) => `${code}\n${FILL}\n`],
  ['is missing', 'missing', /page\.cjs/, () => null],
  ['was changed after its release', 'broken', /not those that were released/, (code) => `${code}\n`],
]

for (const [fault, reason, message, change] of FAULTS) {
  test(`a release whose server bundle ${fault} is rendered in the browser, and reported`, async ({
    page,
    site,
  }) => {
    const said: string[] = []
    page.on('console', (it) => said.push(it.text()))
    const key = await releaseHelp(site, change)
    if (reason === 'broken') await tamperWith(site.dataDir, key)

    const response = await page.goto('/help-center')
    expect(response?.status()).toBe(200)
    expect(response?.headers()['cache-control']).toBe('no-cache')
    expect(await response?.text()).not.toMatch(HEADING)
    expect(await read(site, '/shop/accessories')).toMatch(SHOP_HEADING)

    await expect(headingOf(page)).toHaveText('Help centre')
    await whenHydrated(headingOf(page))
    await page.getByRole('link', { name: 'First charge' }).click()
    await expect(headingOf(page)).toHaveText('First charge')
    expect(said).toEqual([])
    expect(reportsOf(site, key)).toEqual([{ key, reason, message: expect.stringMatching(message) }])
  })
}

test('a release that fails three times is not asked again, and the next good one is', async ({ site }) => {
  const key = await releaseHelp(site, rendering(`if (url.includes('again')) { ${HANG} } ${THROW}`))
  for (const path of ['/help-center', '/help-center?q=1', '/help-center?q=2'])
    expect(await read(site, path)).not.toMatch(HEADING)
  // The failed release isn't rendered again: it would now fail for another reason, which would add a report.
  expect(await read(site, '/help-center?again')).not.toMatch(HEADING)
  expect(reportsOf(site, key).map(({ reason }) => reason)).toEqual(['threw'])

  await releaseHelp(site, (code) => `${code}\n// The next good one.\n`)
  expect(await read(site, '/help-center')).toMatch(HEADING)
})
