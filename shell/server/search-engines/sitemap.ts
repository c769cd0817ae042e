import type { RouteTable, SitemapItems } from '@nireeka/contracts'

import type { EdgeNeeds } from '../edge.ts'
import { escape } from '../head/markup.ts'
import { type CachedPage, createCachedPage } from '../cached-page.ts'
import { type MapEntry, readItems } from './sitemap-items.ts'

interface Needs extends Pick<EdgeNeeds, 'read'> {
  siteUrl: string
}

/** Returns /sitemap.xml with the public pages of the route tables and the pages of items in the API's lists. */
export async function makeSitemap(
  { read, siteUrl }: Needs,
  tables: readonly RouteTable[],
): Promise<CachedPage> {
  const listed = tables.flatMap((table) => table.sitemap ?? sectionsOf(table))
  const paths = listed.filter((entry): entry is string => typeof entry === 'string')
  const sources = listed.filter((entry): entry is SitemapItems => typeof entry !== 'string')
  const lists = await Promise.all(sources.map((source) => readItems(source, read)))
  const entries = [...paths.map((path): MapEntry => ({ path })), ...lists.flat()]
  return createCachedPage({
    text: sitemapXml(entries, siteUrl),
    status: 200,
    isWhole: true,
    addresses: sources.map(({ address }) => address),
  })
}

/** Returns the sitemap paths of a release that is older than the table's sitemap field: its guest routes. */
const sectionsOf = ({ routes }: RouteTable) =>
  routes.filter(({ access }) => access === 'guest').map(({ path }) => path)

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
