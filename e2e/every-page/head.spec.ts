import { expect, test } from '../testing/site.ts'
import { ask, headOf } from './page-head.ts'
import { ROUTES } from './section-two.ts'

/** The structured data types that each kind of page declares to search engines. */
const KINDS: ReadonlyArray<readonly [string, string[]]> = [
  ['/', ['Organization', 'WebSite']],
  ['/configurator', ['ItemList']],
  ['/configurator/nyx', ['Product', 'BreadcrumbList']],
  ['/shop/accessories/1', ['Product', 'BreadcrumbList']],
  ['/shop/spares/1034', ['Product', 'BreadcrumbList']],
  ['/help-center/topics/1', ['TechArticle', 'BreadcrumbList']],
  ['/forum/thread/1', ['DiscussionForumPosting', 'BreadcrumbList']],
  ['/faq', ['FAQPage']],
]

for (const [path, kinds] of KINDS) {
  test(`${path} tells that it is ${kinds.join(' and ')}`, async ({ site }) => {
    const { things } = headOf((await ask(site.address, path)).html)
    expect(things.map((thing) => thing['@type'])).toEqual(kinds)
    for (const thing of things) expect(thing['@context']).toBe('https://schema.org')
    const addresses = JSON.stringify(things).match(/"(?:url|item|@id|logo|urlTemplate)":"[^"]*"/g) ?? []
    for (const address of addresses) expect(address).toContain(`":"${site.address}/`)
  })
}

test('an accessory’s offer is what its page sells it for', async ({ site }) => {
  const [product] = headOf((await ask(site.address, '/shop/accessories/1')).html).things
  expect(product).toMatchObject({
    name: 'City helmet with light',
    offers: {
      '@type': 'Offer',
      price: '119.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  })
})

test('a family of spare parts tells its products', async ({ site }) => {
  const { things, robots } = headOf((await ask(site.address, '/shop/spares?family=BRK')).html)
  expect(robots).toBeNull()
  const products = things.filter((thing) => thing['@type'] !== 'BreadcrumbList')
  expect(products.length).toBeGreaterThan(2)
  for (const thing of products)
    expect(thing).toMatchObject({ '@type': 'Product', offers: { priceCurrency: 'USD' } })
})

test('what somebody looked for is in no search engine', async ({ site }) => {
  for (const path of ['/help-center/search?q=battery', '/shop/spares?q=brake', '/shop/accessories?q=bag'])
    expect([path, headOf((await ask(site.address, path)).html).robots]).toEqual([path, 'noindex'])
})

test('no two public pages have the same title, or the same description', async ({ site }) => {
  const own = ROUTES.filter(({ isListed, path }) => isListed && path !== '/forum' && !path.includes('?'))
  const heads = await Promise.all(own.map(async ({ path }) => headOf((await ask(site.address, path)).html)))
  const titles = heads.map(({ title }) => title)
  const descriptions = heads.map(({ meta }) => meta('description'))
  expect(new Set(titles).size).toBe(titles.length)
  expect(new Set(descriptions).size).toBe(descriptions.length)
  for (const description of descriptions) expect(description?.length).toBeGreaterThan(20)
})

test('a shared address shows a picture that is there', async ({ site }) => {
  for (const path of ['/', '/configurator/nyx', '/shop/accessories/1', '/faq', '/login']) {
    const { meta } = headOf((await ask(site.address, path)).html)
    const picture = await fetch(meta('og:image') ?? '')
    expect([path, picture.status, picture.headers.get('content-type')]).toEqual([
      path,
      200,
      meta('og:image:type'),
    ])
    expect(meta('twitter:card')).toBe('summary_large_image')
  }
})

test('robots find the map', async ({ site }) => {
  const robots = await ask(site.address, '/robots.txt')
  expect(robots.html).toContain(`Sitemap: ${site.address}/sitemap.xml`)
})
