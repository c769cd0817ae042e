import { headingOf, open, reload } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { ask, headOf } from './page-head.ts'
import { NOWHERE, ROUTES, SPELLINGS } from './section-two.ts'

for (const { path, title, heading, isListed } of ROUTES) {
  test(`${path} answers with its page, in the server’s HTML`, async ({ site }) => {
    const { status, html } = await ask(site.address, path)
    const head = headOf(html)
    expect(status).toBe(200)
    expect(head.title).toBe(path === '/' ? title : `${title} · Nireeka`)
    if (heading !== null) expect(head.heading).toBe(heading)
    expect(head.robots).toBe(isListed ? null : 'noindex')
    expect(head.canonical === null).toBe(!isListed)
  })
}

for (const path of NOWHERE) {
  test(`${path} answers 404 with a page that leads on`, async ({ site }) => {
    const { status, html } = await ask(site.address, path)
    expect([status, headOf(html).robots, headOf(html).canonical]).toEqual([404, 'noindex', null])
    expect(headOf(html).heading).toBeTruthy()
  })
}

for (const [path, plain] of SPELLINGS) {
  test(`${path} leads to ${plain}`, async ({ site }) => {
    const { status, location } = await ask(site.address, path)
    expect([status, location]).toEqual([301, plain])
  })
}

test('a hidden thread is not on the map, and not there', async ({ site }) => {
  const map = await ask(site.address, '/sitemap.xml')
  const threads = [...map.html.matchAll(/<loc>[^<]*\/forum\/thread\/(\d+)<\/loc>/g)].map(([, id]) =>
    Number(id),
  )
  expect(threads.length).toBeGreaterThan(5)
  const all = Array.from({ length: Math.max(...threads) }, (_, index) => index + 1)
  const others = all.filter((it) => !threads.includes(it))
  expect(others.length, 'the demo forum has hidden threads').toBeGreaterThan(0)
  for (const id of others)
    expect((await ask(site.address, `/forum/thread/${id}`)).status, `thread ${id}`).toBe(404)
})

test('every page on the site’s map is there, under its own address', async ({ site }) => {
  // Almost a thousand pages are rendered for it.
  test.setTimeout(240_000)
  const { status, html } = await ask(site.address, '/sitemap.xml')
  expect(status).toBe(200)
  const addresses = [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
  expect(addresses.length).toBeGreaterThan(60)
  for (const address of addresses) {
    const page = await ask(site.address, address.slice(site.address.length))
    expect([address, page.status, headOf(page.html).canonical]).toEqual([address, 200, address])
  }
})

test('an address with its query opens as it is, and stays when it is reloaded', async ({ page }) => {
  await open(page, '/shop/accessories?category=bag')
  await expect(headingOf(page)).toHaveText('Accessories')
  await reload(page)
  await expect(page).toHaveURL('/shop/accessories?category=bag')
  await open(page, '/')
  await page.goBack()
  await expect(page).toHaveURL('/shop/accessories?category=bag')
})
