import type { LiveList } from '@nireeka/contracts'

import { PAGE_DATA_ID, type PageData } from '../src/remotes/page-data.ts'
import { THEME_SCRIPT } from '../src/theme/theme-script.ts'
import type { RemoteManifest } from './manifest.ts'
import type { PlacedView } from './placed-view.ts'

interface Files {
  scripts: string[]
  styles: string[]
}

/** The shell's own files, as its build names them: of every page, of each chunk, of each module fetched on demand. */
export interface Entry extends Files {
  chunks: Record<string, Files | undefined>
  modules: Record<string, Files | undefined>
  fonts: string[]
}

export interface PageMeta {
  path: string
  title: string
  description: string
  /** The chunk of the shell's that the page comes in. */
  code?: string
}

interface Parts {
  page: PageMeta
  entry: Entry
  list: LiveList
  manifest: RemoteManifest | null
  view: PlacedView
  /** Where the site is, such as https://nireeka.example, when that is known. */
  siteUrl?: string
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)

/** JSON that can't end its script element. */
const inlineJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** What comes next, and must not hold up what shows something. */
const preload = (as: string) => (href: string) =>
  `<link rel="preload" as="${as}" href="${escape(href)}" fetchpriority="low">`

const styleSheet = (href: string) => `<link rel="stylesheet" href="${escape(href)}">`

const font = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${escape(href)}" crossorigin fetchpriority="low">`

const own = (file: string) => `/assets/${file}`

const NO_FILES: Files = { scripts: [], styles: [] }

/** One page's HTML: title, its first view, hints for exactly the files that come next, and its data. */
export function pageHtml({ page, entry, list, manifest, view, siteUrl }: Parts): string {
  const data: PageData = {
    live: list,
    manifests: manifest ? { [manifest.url]: manifest.manifest } : {},
    answers: view.answers,
  }
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<script>${THEME_SCRIPT}</script>
<title>${escape(titleOf(page, view))}</title>
<meta name="description" content="${escape(page.description)}">
<link rel="icon" href="/pictures/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/pictures/icons/apple-touch-icon.png">
<link rel="manifest" href="/pictures/site.webmanifest">
${sharing({ page, view, siteUrl }).join('\n')}
${files({ page, entry, manifest, view }).join('\n')}
</head>
<body>
<noscript><p class="no-script">You can read everything here. For the cart, your account and orders, switch JavaScript on.</p></noscript>
<div id="root">${view.html}</div>
<script type="application/json" id="${PAGE_DATA_ID}">${inlineJson(data)}</script>
</body>
</html>
`
}

const titleOf = (page: PageMeta, { title }: PlacedView) =>
  page.path === '/' ? page.title : `${title ?? page.title} · Nireeka`

const HOME_PICTURE = '/pictures/social/home.jpg'

/** How the page shows where its address is shared. Most who read this want whole addresses. */
function sharing({ page, view, siteUrl = '' }: Pick<Parts, 'page' | 'view' | 'siteUrl'>) {
  const properties = {
    site_name: 'Nireeka',
    type: 'website',
    title: titleOf(page, view),
    description: page.description,
    image: siteUrl + (view.picture ?? HOME_PICTURE),
  }
  return Object.entries(properties).map(
    ([name, content]) => `<meta property="og:${name}" content="${escape(content)}">`,
  )
}

/** A remote's styles hold the page up only when it already shows something of the remote. */
function files({ page, entry, manifest, view }: Omit<Parts, 'list'>) {
  const { scripts, styles } = manifest ?? NO_FILES
  const chunk = (page.code && entry.chunks[page.code]) || NO_FILES
  const modules = view.modules.flatMap((name) => entry.modules[name]?.scripts ?? [])
  return [
    ...[...entry.styles, ...chunk.styles].map(own).map(styleSheet),
    ...styles.map(view.hasContent ? styleSheet : preload('style')),
    view.hints,
    ...entry.fonts.map(own).map(font),
    ...entry.scripts.map((file) => `<script defer src="${own(file)}"></script>`),
    ...[...[...chunk.scripts, ...modules].map(own), ...scripts].map(preload('script')),
  ]
}
