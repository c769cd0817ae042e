import { headingOf, whenAlive } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import type { Fault } from '../testing/fault-proxy.ts'

// What a broken server leaves in the console is the browser's own report of it.
test.use({
  expectedErrors: async ({}, use) => use([/Failed to load resource/, /Unexpected token/, /SyntaxError/]),
})

const FAULTS: Array<[Fault, string]> = [
  ['hang', 'hangs'],
  ['error-500', 'answers 500'],
  ['broken-script', 'sends broken JavaScript'],
]
const PARTS: Array<[string, RegExp]> = [
  ['manifest', /\/remotes\/help\/.*mf-manifest\.json/],
  ['entry', /\/remotes\/help\/.*remoteEntry.*\.js/],
  ['page script', /\/remotes\/help\/.*\/js\/.*\.js/],
]

for (const [fault, words] of FAULTS) {
  for (const [part, path] of PARTS) {
    test(`a remote whose ${part} ${words} leaves the rest working and recovers without a reload`, async ({
      page,
      faultProxy: proxy,
    }) => {
      proxy.breakRemote(path, fault)
      await page.goto(`${proxy.address}/contact`)
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))

      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Spare parts' }).click()
      const retry = page.getByRole('button', { name: 'Try again' })
      await expect(retry).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()

      await page.getByRole('button', { name: 'Cart, empty' }).click()
      await expect(page.getByText('There is no item in your shopping cart!')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Accessories' }).click()
      await expect(page.getByRole('link', { name: /City helmet/ })).toBeVisible()

      proxy.heal()
      await page.goBack()
      const heading = page.getByRole('heading', { level: 1, name: 'Spare parts' })
      await expect(heading.or(retry)).toBeVisible()
      if (await retry.isVisible()) await retry.click()
      await expect(heading).toBeVisible()
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    })
  }
}

for (const [part, path] of PARTS.slice(1)) {
  test(`on a slow line the ${part} is waited for, and the section comes`, async ({
    page,
    faultProxy: proxy,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
    )
    proxy.breakRemote(path, 'slow')
    await page.goto(`${proxy.address}/contact`)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Spare parts' }).click()
    const heading = page.getByRole('heading', { level: 1, name: 'Spare parts' })
    const retry = page.getByRole('button', { name: 'Try again' })
    await expect(heading.or(retry)).toBeVisible({ timeout: 20_000 })
    await expect(heading).toBeVisible()
  })
}

test('one retry asks for the manifest and the entry once each', async ({ page, faultProxy: proxy }) => {
  proxy.breakRemote(/\/remotes\/help\/.*remoteEntry.*\.js/, 'error-500')
  await page.goto(`${proxy.address}/shop/spares`)
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  proxy.heal()
  proxy.requests.length = 0
  await retry.click()
  // The page has stood in the HTML all the time; now it comes alive.
  await whenAlive(headingOf(page))
  await expect(retry).toBeHidden()
  const asked = proxy.requests.filter((url) => url.startsWith('/remotes/help/'))
  expect(asked.filter((url) => url.includes('mf-manifest.json'))).toHaveLength(1)
  expect(asked.filter((url) => url.includes('remoteEntry'))).toHaveLength(1)
})
