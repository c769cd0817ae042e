import type { SitemapItems } from '@nireeka/contracts'

import type { EdgeNeeds } from '../edge.ts'

/** An entry of the sitemap; `changed`: when its content last changed, as ISO 8601. */
export interface MapEntry {
  path: string
  changed?: string
}

type Item = Record<string, unknown>

/**
 * The most pages of a list that are read; beyond 5,000 items, search engines find the rest through the site's own
 * lists.
 */
const MAX_PAGES = 250

/** Reads the sitemap entries of a list's items, as a guest, so that hidden threads and drafts aren't included. */
export async function readItems(source: SitemapItems, read: EdgeNeeds['read']): Promise<MapEntry[]> {
  const { address, isPaged } = source
  const found: MapEntry[] = []
  for (let page = 1; page <= (isPaged ? MAX_PAGES : 1); page++) {
    const answer = await read(isPaged ? `${address}?page=${page}` : address)
    // An incomplete sitemap would suggest to search engines that the missing pages are gone.
    if (answer?.status !== 200) throw new Error(`${address} has no answer for the site’s map`)
    const { data } = answer.body as { data: Item & { total?: number } }
    const items = itemsIn(data, source.list)
    found.push(...items.map((item) => toEntry(item, source)))
    if (items.length === 0 || found.length >= (data.total ?? 0)) break
  }
  return found
}

/** Returns the items at a dotted path such as groups.topics; an array on the path stands for each of its items. */
function itemsIn(data: Item, list: string): Item[] {
  return list
    .split('.')
    .reduce<Item[]>((found, name) => found.flatMap((item) => item[name] as Item[]), [data])
}

function toEntry(item: Item, { path, changed }: SitemapItems): MapEntry {
  const filled = path.replace(/:(\w+)/g, (_parameter, name: string) => encodeURIComponent(String(item[name])))
  return { path: filled, ...(changed ? { changed: String(item[changed]) } : {}) }
}
