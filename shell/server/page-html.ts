import type { Answers, FirstView, LiveList } from '@nireeka/contracts'

import { OUTLET_ID } from '../src/frame/outlet-id.ts'
import { PAGE_DATA_ID, type PageData } from '../src/remotes/page-data.ts'
import type { RemoteManifest } from './manifest.ts'

interface Files {
  scripts: string[]
  styles: string[]
}

/** The shell's own files, as its build names them: those of every page, and those of each chunk. */
export interface Entry extends Files {
  chunks: Record<string, Files | undefined>
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
  /** What the shell rendered; null: the browser renders the page. */
  frame: Rendered | null
  /** What the remote rendered to stand in the frame. */
  content: Rendered | null
}

type Rendered = Pick<FirstView, 'html' | 'title'> & { answers: Answers }

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

const styleSheet = (href: string) => `<link rel="stylesheet" href="${escape(href)}">`

const own = (file: string) => `/assets/${file}`

const NO_FILES: Files = { scripts: [], styles: [] }

/** Hints for pictures, which React puts before everything: they belong into the head. */
const HINTS = /^(?:<link rel="preload"[^>]*>)+/

/** Where the frame has room for a remote. */
const OUTLET = `<div id="${OUTLET_ID}"></div>`

function fill(frame: string, content: string) {
  const at = frame.indexOf(OUTLET)
  if (at < 0 || content === '') return frame
  const end = at + OUTLET.length
  return `${frame.slice(0, at)}<div id="${OUTLET_ID}"><div>${content}</div></div>${frame.slice(end)}`
}

/** One page's HTML: title, its first view, hints for exactly the files that come next, and its data. */
export function pageHtml({ page, entry, list, manifest, frame, content }: Parts): string {
  // Without a frame there is no place for anything in it.
  const view = frame ? content : null
  const hints = [frame, view].map((it) => HINTS.exec(it?.html ?? '')?.[0] ?? '')
  const data: PageData = {
    live: list,
    manifests: manifest ? { [manifest.url]: manifest.manifest } : {},
    answers: frame && { ...frame.answers, ...view?.answers },
  }
  const chunk = (page.code && entry.chunks[page.code]) || NO_FILES
  const title = (view ?? frame)?.title ?? page.title
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(page.path === '/' ? page.title : `${title} · Nireeka`)}</title>
<meta name="description" content="${escape(page.description)}">
<link rel="icon" href="/pictures/favicon.svg" type="image/svg+xml">
${[...entry.styles, ...chunk.styles].map(own).map(styleSheet).join('\n')}
${(manifest?.styles ?? []).map(view ? styleSheet : preload('style')).join('\n')}
${hints.join('')}
${entry.scripts.map((file) => `<script defer src="${own(file)}"></script>`).join('\n')}
${[...chunk.scripts.map(own), ...(manifest?.scripts ?? [])].map(preload('script')).join('\n')}
</head>
<body>
<noscript><p class="no-script">You can read everything here. For the cart, your account and orders, switch JavaScript on.</p></noscript>
<div id="root">${fill(frame?.html.slice(hints[0]!.length) ?? '', view?.html.slice(hints[1]!.length) ?? '')}</div>
<script type="application/json" id="${PAGE_DATA_ID}">${inlineJson(data)}</script>
</body>
</html>
`
}
