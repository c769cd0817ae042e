import type { PageMeta } from '../page-html.ts'
import type { PageMarkup } from '../remote-markup.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { wholeThing } from './linked-data.ts'
import { escape, inlineJson } from './markup.ts'
import { sharedPicture } from './shared-picture.ts'

interface Parts {
  page: PageMeta
  view: PageMarkup
  status: number
  /** The site's address, such as https://nireeka.example. */
  siteUrl: string
}

/** Returns the page's title and its meta tags for search engines and messengers. */
export function headTags(parts: Parts): string[] {
  const { page, view, siteUrl } = parts
  const isListed = parts.status === 200 && page.isListed !== false && view.head.isListed !== false
  const title = titleOf(page, view)
  const description = view.head.description ?? page.description
  const address = isListed ? siteUrl + (view.head.canonical ?? page.path) : null
  return [
    `<title>${escape(title)}</title>`,
    ...(description ? [named('description', description)] : []),
    address ? `<link rel="canonical" href="${escape(address)}">` : named('robots', 'noindex'),
    ...(view.head.feed ? [feedLink(siteUrl + view.head.feed)] : []),
    ...sharing({ ...parts, title, description, address }),
    ...(isListed ? things(view, siteUrl) : []),
  ]
}

export const titleOf = (page: PageMeta, { title }: Pick<PageMarkup, 'title'>) =>
  page.path === '/' ? page.title : `${title ?? page.title} · Nireeka`

const feedLink = (address: string) =>
  `<link rel="alternate" type="application/atom+xml" title="New threads" href="${escape(address)}">`

const named = (name: string, content: string) => `<meta name="${name}" content="${escape(content)}">`
const property = (name: string, content: string) =>
  `<meta property="og:${name}" content="${escape(content)}">`

interface Shared extends Parts {
  title: string
  description?: string
  /** The page's canonical address; null for a page that search engines must not list. */
  address: string | null
}

/** Returns the meta tags for previews of a shared address. */
function sharing({ view, siteUrl, title, description, address }: Shared): string[] {
  const picture = sharedPicture(view.picture)
  return [
    property('site_name', 'Nireeka'),
    property('locale', 'en_GB'),
    property('type', view.head.type ?? 'website'),
    property('title', title),
    ...(description ? [property('description', description)] : []),
    ...(address ? [property('url', address)] : []),
    property('image', siteUrl + picture.path),
    property('image:type', picture.type),
    property('image:width', String(picture.width)),
    property('image:height', String(picture.height)),
    property('image:alt', view.picture ? (view.title ?? title) : 'A Nireeka e-bike in a bright studio'),
    named('twitter:card', 'summary_large_image'),
  ]
}

/**
 * Returns the structured data as script elements. Data blocks aren't executed, so the content security policy allows
 * them.
 */
const things = (view: PageMarkup, siteUrl: string) =>
  [...(view.head.linkedData ?? []), ...breadcrumbList(view.html)].map(
    (thing) => `<script type="application/ld+json">${inlineJson(wholeThing(thing, siteUrl))}</script>`,
  )
