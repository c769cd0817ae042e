import type { RemoteRegistry, RouteTable } from '@nireeka/contracts'

import { PAGE_DATA_ID, type PageData } from '../src/remotes/page-data.ts'
import { THEME_SCRIPT } from '../src/theme/theme-script.ts'
import { headTags } from './head/head-tags.ts'
import { escape, inlineJson } from './head/markup.ts'
import type { RemoteManifest } from './manifest.ts'
import type { PageMarkup } from './remote-markup.ts'
import { STYLES_SCRIPT } from './styles-script.ts'

interface Files {
  scripts: string[]
  styles: string[]
}

/** The files of the shell's build: those of every page, of each chunk, and of each module loaded on demand. */
export interface Entry extends Files {
  chunks: Record<string, Files | undefined>
  modules: Record<string, Files | undefined>
  fonts: string[]
  /** The route table of the shell's own pages. */
  table: RouteTable
}

export interface PageMeta {
  path: string
  title: string
  description?: string
  /** The name of the shell's chunk that the page is in. */
  code?: string
  /** False for a page that search engines must not list. */
  isListed?: boolean
}

interface Parts {
  page: PageMeta
  entry: Entry
  list: RemoteRegistry
  manifest: RemoteManifest | null
  view: PageMarkup
  /** The HTTP status of the page. */
  status?: number
  /** The site's address, such as https://nireeka.example, if it is known. */
  siteUrl?: string
  /** The address of the connected-bike service, if it isn't our own API. */
  bikeServiceUrl?: string
}

/** Returns a preload tag of low priority, for files that are needed next but must not delay visible content. */
const preload = (as: string) => (href: string) =>
  `<link rel="preload" as="${as}" href="${escape(href)}" fetchpriority="low">`

const styleSheet = (href: string) => `<link rel="stylesheet" href="${escape(href)}">`

/**
 * Returns the preload tag of the font that every page needs. It comes first and has a font's usual priority, because a
 * font that comes after the first paint isn't used on that page (docs/decisions/065).
 */
const font = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${escape(href)}" crossorigin>`

const own = (file: string) => `/assets/${file}`

const NO_FILES: Files = { scripts: [], styles: [] }

/** Returns one page's HTML: title, markup, preload hints for exactly the files needed next, and the page's data. */
export function pageHtml(parts: Parts): string {
  const { page, entry, list, manifest, view, status = 200, siteUrl = '', bikeServiceUrl } = parts
  const data: PageData = {
    live: withoutDescriptions(list),
    manifests: manifest ? { [manifest.url]: manifest.manifest } : {},
    answers: view.answers,
    ...(bikeServiceUrl ? { services: { bikes: bikeServiceUrl } } : {}),
  }
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<script>${THEME_SCRIPT}</script>
${headTags({ page, view, status, siteUrl }).join('\n')}
<link rel="icon" href="/pictures/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/pictures/icons/apple-touch-icon.png">
<link rel="manifest" href="/pictures/site.webmanifest">
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

/** Returns the registry as a page carries it: only the server reads the sections' descriptions. */
const withoutDescriptions = ({ remotes, ...list }: RemoteRegistry): RemoteRegistry => ({
  ...list,
  remotes: remotes.map((remote) => ({
    ...remote,
    routes: remote.routes.map(({ description: _description, ...route }) => route),
  })),
})

/**
 * Returns the tags of a page's files. A remote's styles block rendering only if the page contains the remote's markup,
 * and then for a limited time.
 */
function files({ page, entry, manifest, view }: Pick<Parts, 'page' | 'entry' | 'manifest' | 'view'>) {
  const { scripts, styles } = manifest ?? NO_FILES
  const chunk = (page.code && entry.chunks[page.code]) || NO_FILES
  const modules = view.modules.flatMap((name) => entry.modules[name]?.scripts ?? [])
  return [
    ...entry.fonts.map(own).map(font),
    ...(view.hasContent && styles.length > 0 ? [`<script>${STYLES_SCRIPT}</script>`] : []),
    ...[...entry.styles, ...chunk.styles].map(own).map(styleSheet),
    ...styles.map(view.hasContent ? styleSheet : preload('style')),
    view.hints,
    ...entry.scripts.map((file) => `<script defer src="${own(file)}"></script>`),
    ...[...[...chunk.scripts, ...modules].map(own), ...scripts].map(preload('script')),
  ]
}
