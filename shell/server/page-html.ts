import type { LiveList } from '@nireeka/contracts'

import { PAGE_DATA_ID, type PageData } from '../src/remotes/page-data.ts'
import type { RemoteManifest } from './manifest.ts'

/** The shell's own scripts and styles, as its build names them. */
export interface Entry {
  scripts: string[]
  styles: string[]
}

export interface PageMeta {
  path: string
  title: string
  description: string
}

interface Parts {
  page: PageMeta
  entry: Entry
  list: LiveList
  manifest: RemoteManifest | null
  answers: Record<string, unknown>
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

const preload = (as: string) => (href: string) => `<link rel="preload" as="${as}" href="${escape(href)}">`

const own = (file: string) => `/assets/${file}`

/** One page's HTML: title, hints for exactly the files that its remote needs first, and the live list as data. */
export function pageHtml({ page, entry, list, manifest, answers }: Parts): string {
  const manifests = manifest ? { [manifest.url]: manifest.manifest } : {}
  const data: PageData = { live: list, manifests, answers }
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(page.path === '/' ? page.title : `${page.title} · Nireeka`)}</title>
<meta name="description" content="${escape(page.description)}">
<link rel="icon" href="/pictures/favicon.svg" type="image/svg+xml">
${entry.styles.map((file) => `<link rel="stylesheet" href="${own(file)}">`).join('\n')}
${entry.scripts.map((file) => `<script defer src="${own(file)}"></script>`).join('\n')}
${(manifest?.scripts ?? []).map(preload('script')).join('\n')}
${(manifest?.styles ?? []).map(preload('style')).join('\n')}
</head>
<body>
<div id="root"></div>
<noscript><p>This shop needs JavaScript to be switched on.</p></noscript>
<script type="application/json" id="${PAGE_DATA_ID}">${inlineJson(data)}</script>
</body>
</html>
`
}
