import type { PageHead } from '@nireeka/contracts'
import { expect, test } from 'vitest'

import { placeMarkup } from '../remote-markup.ts'
import { headTags } from './head-tags.ts'

const SITE = 'https://nireeka.example'
const HOSTILE = `</script><script>alert("1")</script><!-- '&`
const page = { path: '/forum/thread/8', title: 'Forum', description: 'Riders talk.' }
const TRAIL =
  '<nav aria-label="Breadcrumb"><ol class="list"><li class="item"><a class="link" href="/forum/1" data-discover="true">Forum</a></li>' +
  '<li class="item"><a class="link" href="/forum/1?category=2&amp;x=1">Range &amp; <!-- -->battery</a></li>' +
  '<li class="item"><span aria-current="page">&lt;b&gt; &quot;it&#x27;s&quot;</span></li></ol></nav>'

interface Input {
  head?: PageHead
  status?: number
  picture?: string | null
  html?: string
  isListed?: boolean
}

function make({ head, status = 200, picture = null, html = '<main></main>', isListed }: Input = {}) {
  const view = placeMarkup({ html, title: 'Range', picture, answers: {}, modules: [], head }, null)
  const tags = headTags({ page: { ...page, isListed }, view, status, siteUrl: SITE })
  const { head: made } = new DOMParser().parseFromString(tags.join('\n'), 'text/html')
  const meta = (name: string) =>
    made.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content ?? null
  const things = [...made.querySelectorAll('script')].map(
    ({ type, textContent }) => [type, JSON.parse(textContent ?? '')] as const,
  )
  const canonical = made.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null
  return { made, meta, things, canonical }
}

test('a page has one whole address, without what doesn’t make it another page', () => {
  expect(make().canonical).toBe(`${SITE}/forum/thread/8`)
  expect(make({ head: { canonical: '/forum/thread/8?page=2' } }).canonical).toBe(
    `${SITE}/forum/thread/8?page=2`,
  )
  expect(make().meta('robots')).toBeNull()
})

test.each<[string, Input]>([
  ['a page that isn’t there', { status: 404 }],
  ['a member’s page', { isListed: false }],
  ['a page that says so', { head: { isListed: false } }],
])('%s is for no search engine, and tells no address or data', (_what, input) => {
  const data = [{ '@type': 'Thing' }]
  const { meta, canonical, things } = make({ ...input, head: { ...input.head, linkedData: data } })
  expect([meta('robots'), canonical, things]).toEqual(['noindex', null, []])
})

test('a page shows itself where its address is shared', () => {
  const { meta } = make({ head: { description: 'It creaks.', type: 'article' }, picture: '/pictures/a.webp' })
  expect(
    ['title', 'description', 'type', 'url', 'site_name', 'locale'].map((name) => meta(`og:${name}`)),
  ).toEqual(['Range · Nireeka', 'It creaks.', 'article', `${SITE}/forum/thread/8`, 'Nireeka', 'en_GB'])
  expect(
    ['image', 'image:type', 'image:width', 'image:height', 'image:alt'].map((name) => meta(`og:${name}`)),
  ).toEqual([`${SITE}/pictures/a.webp`, 'image/webp', '1280', '800', 'Range'])
  expect(meta('description')).toBe('It creaks.')
  expect(meta('twitter:card')).toBe('summary_large_image')
})

test('without a picture of its own it shows that of the site', () => {
  const { meta } = make()
  expect(['image', 'image:width', 'image:height'].map((name) => meta(`og:${name}`))).toEqual([
    `${SITE}/pictures/social/home.jpg`,
    '1200',
    '630',
  ])
})

test('addresses in a page’s things become whole, and whatever somebody wrote stays data', () => {
  const linkedData = [
    {
      '@type': 'Product',
      url: '/a',
      image: ['/p/1.webp'],
      name: HOSTILE,
      offers: { url: '/a' },
      text: '/no',
    },
  ]
  const { made, things } = make({ head: { linkedData, description: HOSTILE } })
  expect(things).toEqual([
    [
      'application/ld+json',
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        url: `${SITE}/a`,
        image: [`${SITE}/p/1.webp`],
        name: HOSTILE,
        offers: { url: `${SITE}/a` },
        text: '/no',
      },
    ],
  ])
  expect(made.querySelector('script:not([type])')).toBeNull()
})

test('breadcrumbs are told as they are shown', () => {
  expect(make({ html: `<main>${TRAIL}</main>` }).things.map(([, thing]) => thing as unknown)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Forum', item: `${SITE}/forum/1` },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Range & battery',
          item: `${SITE}/forum/1?category=2&x=1`,
        },
        { '@type': 'ListItem', position: 3, name: `<b> "it's"` },
      ],
    },
  ])
})

test('a page links to the feed of what it lists', () => {
  const { made } = make({ head: { feed: '/forum/feed.xml?category=2' } })
  const link = made.querySelector('link[rel=alternate]')
  expect([link?.getAttribute('type'), link?.getAttribute('href')]).toEqual([
    'application/atom+xml',
    `${SITE}/forum/feed.xml?category=2`,
  ])
})
