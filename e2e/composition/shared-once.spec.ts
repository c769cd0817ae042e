import type { Response } from '@playwright/test'

import { openAs } from '../testing/open.ts'
import { requestsSettled } from '../testing/requests-settled.ts'
import { expect, test } from '../testing/site.ts'

/** For each library, a string that survives minification. */
const SIGNATURES = {
  react: 'react.transitional.element',
  'react-dom': '__reactContainer$',
  'react-router': '__reactRouterVersion',
  rxjs: 'UnsubscriptionError',
  'single-spa': 'single-spa:before-first-mount',
  query: 'No QueryClient set',
}

const WALK = [
  ['/shop/accessories', 'Accessories'],
  ['/configurator', 'E-bikes'],
  ['/forum', 'Forum'],
  ['/help-center', 'Help centre'],
  ['/dashboard', 'Dashboard'],
  ['/backoffice', 'Back office'],
] as const

test('react, react-dom, the router and rxjs are fetched once over a walk through all six remotes', async ({
  page,
}) => {
  const scripts = new Map<string, string>()
  const bodies: Array<Promise<void>> = []
  const read = (response: Response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return
    bodies.push(response.text().then((text) => void scripts.set(response.url(), text)))
  }
  page.on('response', read)

  await openAs(page, 'admin@example.com')
  for (const [path, heading] of WALK) {
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await requestsSettled(page)
  page.off('response', read)
  await Promise.all(bodies)

  expect([...scripts.keys()].filter((url) => url.includes('remoteEntry'))).toHaveLength(WALK.length)
  const holders = Object.fromEntries(
    Object.entries(SIGNATURES).map(([library, sign]) => [
      library,
      [...scripts].filter(([, text]) => text.includes(sign)).map(([url]) => new URL(url).pathname),
    ]),
  )
  for (const [library, urls] of Object.entries(holders)) expect(urls, library).toHaveLength(1)
})
