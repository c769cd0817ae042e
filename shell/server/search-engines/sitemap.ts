import type { LiveList } from '@nireeka/contracts'

import { isForSearchEngines, SHELL_PAGES } from '../../src/pages/pages.ts'
import type { EdgeNeeds } from '../edge.ts'
import { escape } from '../head/markup.ts'
import { type MadePage, makePage } from '../make-page.ts'
import { MAP_SOURCES, type MapEntry, type MapSource } from './sitemap-sources.ts'

interface Needs extends Pick<EdgeNeeds, 'read'> {
  siteUrl: string
}

/** More than 5,000 items of one kind are found through the site's own lists. */
const MOST_PAGES = 250
/** Routes whose own address is only the way to another, or isn't for search engines. */
const ELSEWHERE: Record<string, string | null> = {
  '/shop': null,
  // Everybody's own: nothing to find.
  '/shop/cart': null,
  '/shop/cart/checkout': null,
  // It only tells how something went.
  '/newsletter': null,
  '/forum': '/forum/1',
}

/** /sitemap.xml: the pages of the route tables that are for everybody, and those that the API's lists name. */
export async function makeSitemap({ read, siteUrl }: Needs, live: LiveList): Promise<MadePage> {
  const lists = await Promise.all(MAP_SOURCES.map((source) => readSource(source, read)))
  const entries = [...tablesOf(live).map((path): MapEntry => ({ path })), ...lists.flat()]
  return makePage({
    text: sitemapXml(entries, siteUrl),
    status: 200,
    isWhole: true,
    addresses: MAP_SOURCES.map(({ address }) => address),
  })
}

function tablesOf(live: LiveList): string[] {
  const own = SHELL_PAGES.filter(isForSearchEngines).map(({ path }) => path)
  const remotes = live.remotes
    .flatMap(({ routes }) => routes.filter(({ access }) => access === 'guest'))
    .map(({ path }) => (path in ELSEWHERE ? ELSEWHERE[path]! : path))
  return [...own, ...remotes.filter((path) => path !== null)]
}

async function readSource({ address, isPaged, entries }: MapSource, read: EdgeNeeds['read']) {
  const found: MapEntry[] = []
  for (let page = 1; page <= (isPaged ? MOST_PAGES : 1); page++) {
    const answer = await read(isPaged ? `${address}?page=${page}` : address)
    // Half a map would tell search engines that the other half is gone.
    if (answer?.status !== 200) throw new Error(`${address} has no answer for the site’s map`)
    const { data } = answer.body as { data: Parameters<typeof entries>[0] & { total: number } }
    const more = entries(data)
    found.push(...more)
    if (more.length === 0 || found.length >= data.total) break
  }
  return found
}

export const sitemapXml = (
  entries: readonly MapEntry[],
  siteUrl: string,
) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.map((entry) => urlElement(entry, siteUrl)).join('\n')}
</urlset>
`

const urlElement = ({ path, changed }: MapEntry, siteUrl: string) =>
  `<url><loc>${escape(siteUrl + path)}</loc>${changed ? `<lastmod>${escape(changed)}</lastmod>` : ''}</url>`
