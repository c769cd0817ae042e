import { expect, test } from 'vitest'

import { PAGE_DATA_ID } from '../src/remotes/page-data.ts'
import { THEME_SCRIPT } from '../src/theme/theme-script.ts'
import type { RemoteManifest } from './manifest.ts'
import { pageHtml } from './page-html.ts'
import { placeMarkup } from './remote-markup.ts'
import { STYLES_SCRIPT } from './styles-script.ts'

type Parts = Parameters<typeof pageHtml>[0]

const page = { path: '/shop/accessories', title: 'Accessories', description: 'Helmets and bags.' }
const entry = {
  scripts: ['main.1.js'],
  styles: ['main.1.css'],
  modules: { '@nireeka/kit/markdown': { scripts: ['markdown.1.js'], styles: [] } },
  fonts: [],
  table: { routes: [], pages: [] },
  chunks: { information: { scripts: ['information.1.js'], styles: ['information.1.css'] } },
}
const frame = {
  html: '<main><div id="nireeka-outlet"></div></main>',
  title: null,
  picture: null,
  answers: {},
  modules: [],
}
const manifest: RemoteManifest = {
  url: '/remotes/shop/1.0.0/mf-manifest.json',
  manifest: { id: 'shop' },
  scripts: ['/remotes/shop/1.0.0/remoteEntry.js', '/remotes/shop/1.0.0/expose.js'],
  styles: ['/remotes/shop/1.0.0/expose.css'],
}

function make(parts: Partial<Parts> = {}) {
  const html = pageHtml({
    page,
    entry,
    list: { remotes: [] },
    manifest: null,
    view: placeMarkup(null, null),
    ...parts,
  })
  const made = new DOMParser().parseFromString(html, 'text/html')
  const data: unknown = JSON.parse(made.getElementById(PAGE_DATA_ID)?.textContent ?? 'null')
  return { html, made, data }
}

test('a page has its title and description; the home page has its own title alone', () => {
  const { made } = make()
  expect(made.title).toBe('Accessories · Nireeka')
  expect(made.querySelector<HTMLMetaElement>('meta[name=description]')?.content).toBe('Helmets and bags.')
  expect(make({ page: { ...page, path: '/', title: 'Nireeka: electric bikes' } }).made.title).toBe(
    'Nireeka: electric bikes',
  )
})

test('the page’s data names the live sections without their descriptions, which only the head needs', () => {
  const route = { path: '/shop', access: 'guest' as const, title: 'Shop', description: 'Helmets and bags.' }
  const remote = { name: 'shop', version: '1.0.0', manifest: '/m.json', routes: [route] }
  const { data } = make({ list: { remotes: [remote] } })
  expect(data).toMatchObject({ live: { remotes: [{ name: 'shop', routes: [{ path: '/shop' }] }] } })
  expect(JSON.stringify(data)).not.toContain('Helmets')
})

const pictureOf = (parts: Partial<Parts>) =>
  make(parts).made.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content

test('where its address is shared, a page shows its own picture, else that of the site', () => {
  const view = placeMarkup(frame, { ...content, picture: '/pictures/accessories/bell-front.webp' })
  expect(pictureOf({ view })).toBe('/pictures/accessories/bell-front.webp')
  expect(pictureOf({ view, siteUrl: 'https://nireeka.example' })).toBe(
    'https://nireeka.example/pictures/accessories/bell-front.webp',
  )
  expect(pictureOf({})).toBe('/pictures/social/home.jpg')
})

test('a title and a description can hold no markup', () => {
  const nasty = `</title><script>alert("1")</script>'&`
  const { html, made } = make({ page: { path: '/x', title: nasty, description: `"><img src=x> ${nasty}` } })
  expect(made.title).toBe(`${nasty} · Nireeka`)
  expect(made.querySelector<HTMLMetaElement>('meta[name=description]')?.content).toBe(
    `"><img src=x> ${nasty}`,
  )
  expect(made.querySelector('img')).toBeNull()
  expect(html).not.toContain('<script>alert')
})

test.each([
  '</script><script>alert(1)</script>',
  '</SCRIPT >',
  '<!--<script>',
  ']]>',
  '\u2028 & "quoted" \\',
])('data that holds %j can’t end its block, and arrives as it was', (text) => {
  const answers = { '/api/home-page': { status: 200, body: { text } } }
  const { made, data } = make({ view: placeMarkup({ ...frame, answers }, null) })
  expect(data).toEqual({ live: { remotes: [] }, manifests: {}, answers })
  expect(made.scripts).toHaveLength(entry.scripts.length + ['theme', 'data'].length)
  expect(made.body.lastElementChild?.id).toBe(PAGE_DATA_ID)
})

test('the page’s remote is preloaded with exactly its first files, and its manifest comes along', () => {
  const { made, data } = make({ manifest })
  const hints = [...made.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => [
    link.getAttribute('as'),
    link.getAttribute('href'),
  ])
  expect(hints).toEqual([
    ['style', '/remotes/shop/1.0.0/expose.css'],
    ['script', '/remotes/shop/1.0.0/remoteEntry.js'],
    ['script', '/remotes/shop/1.0.0/expose.js'],
  ])
  expect(data).toMatchObject({ manifests: { '/remotes/shop/1.0.0/mf-manifest.json': { id: 'shop' } } })
})

test('the font comes before everything else that is loaded, and at a font’s own priority', () => {
  const { made } = make({ manifest, entry: { ...entry, fonts: ['inter-latin.1.woff2'] } })
  const [first] = made.querySelectorAll<HTMLElement>('link[rel=preload], link[rel=stylesheet], script[src]')
  expect([first?.getAttribute('as'), first?.getAttribute('href')]).toEqual([
    'font',
    '/assets/inter-latin.1.woff2',
  ])
  expect(first?.hasAttribute('fetchpriority')).toBe(false)
  expect(first?.hasAttribute('crossorigin')).toBe(true)
})

test('a hint’s address can hold no markup', () => {
  const bent = { ...manifest, scripts: ['/remotes/shop/1/a.js"><img src=x>'], styles: [] }
  const { made } = make({ manifest: bent })
  expect(made.querySelector('img')).toBeNull()
  expect(made.querySelector('link[rel=preload]')?.getAttribute('href')).toBe(bent.scripts[0])
})

test('a page without a remote has no hints', () => {
  expect(make().made.querySelector('link[rel=preload]')).toBeNull()
})

test('the shell’s own scripts wait for the page and hold up nothing', () => {
  const { made } = make()
  const script = made.querySelector<HTMLScriptElement>('script[src]')
  expect(script?.getAttribute('src')).toBe('/assets/main.1.js')
  expect(script?.defer).toBe(true)
  expect(made.querySelector('link[rel=stylesheet]')?.getAttribute('href')).toBe('/assets/main.1.css')
})

const PICTURE = '<link rel="preload" as="image" imageSrcSet="/pictures/nyx.webp 1280w"/>'
const content = {
  html: `${PICTURE}<h1>City $& helmet</h1>`,
  title: 'City helmet',
  picture: null,
  modules: ['@nireeka/kit/markdown', 'unknown'],
  answers: { '/api/accessories/1': { status: 200, body: 1 } },
}

test('a remote’s markup is in the frame, with its title, its styles and its data', () => {
  const { made, data } = make({ manifest, view: placeMarkup(frame, content) })
  expect(made.querySelector('#root main #nireeka-outlet > div > h1')?.textContent).toBe('City $& helmet')
  expect(made.title).toBe('City helmet · Nireeka')
  const styles = [...made.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))
  expect(styles).toEqual(['/assets/main.1.css', '/remotes/shop/1.0.0/expose.css'])
  expect(data).toMatchObject({ answers: content.answers })
})

const inlineScripts = (parts: Partial<Parts>) =>
  [...make(parts).made.querySelectorAll('script:not([src], [type])')].map((script) => script.textContent)

test('only a page with a remote’s markup and styles has the script for late styles, ahead of every style sheet', () => {
  const view = placeMarkup(frame, content)
  expect(inlineScripts({ manifest, view })).toEqual([THEME_SCRIPT, STYLES_SCRIPT])
  for (const parts of [{}, { manifest }, { manifest: { ...manifest, styles: [] }, view }]) {
    expect(inlineScripts(parts)).toEqual([THEME_SCRIPT])
  }
  const { html } = make({ manifest, view })
  expect(html.indexOf(STYLES_SCRIPT)).toBeLessThan(html.indexOf('<link rel="stylesheet"'))
})

test('the picture that counts is asked for in the head', () => {
  const { made } = make({ manifest, view: placeMarkup(frame, content) })
  expect(made.head.querySelector('link[as=image]')).not.toBeNull()
  expect(made.body.querySelector('link')).toBeNull()
})

test('without its frame a page is left to the browser, and says so in its data', () => {
  const { made, data } = make({ manifest, view: placeMarkup(null, content) })
  expect(made.getElementById('root')?.childNodes).toHaveLength(0)
  expect(data).toMatchObject({ answers: null })
})

test('a page of the shell’s brings the files of its chunk', () => {
  const { made } = make({ page: { ...page, code: 'information' }, view: placeMarkup(frame, null) })
  expect(made.querySelector('link[href="/assets/information.1.css"]')?.getAttribute('rel')).toBe('stylesheet')
  expect(made.querySelector('link[href="/assets/information.1.js"]')?.getAttribute('rel')).toBe('preload')
})

test('a page that needs a module of the shell’s at once names its files, and one that isn’t there doesn’t matter', () => {
  const { made } = make({ manifest, view: placeMarkup(frame, content) })
  expect(made.querySelector('link[href="/assets/markdown.1.js"]')?.getAttribute('rel')).toBe('preload')
})
