import type { SitemapItems } from '@nireeka/contracts'

import type { EdgeNeeds } from '../edge.ts'

/** An address of the site for its map; `changed`: when its content last did, as ISO 8601. */
export interface MapEntry {
  path: string
  changed?: string
}

type Item = Record<string, unknown>

/** More than 5,000 items of one kind are found through the site's own lists. */
const MAX_PAGES = 250

/**
 * Reads the pages that the items of a list have. What a guest may see is read as a guest: a hidden thread and a draft are
 * in none of these lists.
 */
export async function readItems(source: SitemapItems, read: EdgeNeeds['read']): Promise<MapEntry[]> {
  const { address, isPaged } = source
  const found: MapEntry[] = []
  for (let page = 1; page <= (isPaged ? MAX_PAGES : 1); page++) {
    const answer = await read(isPaged ? `${address}?page=${page}` : address)
    // Half a map would tell search engines that the other half is gone.
    if (answer?.status !== 200) throw new Error(`${address} has no answer for the site’s map`)
    const { data } = answer.body as { data: Item & { total?: number } }
    const items = itemsIn(data, source.list)
    found.push(...items.map((item) => toEntry(item, source)))
    if (items.length === 0 || found.length >= (data.total ?? 0)) break
  }
  return found
}

/** Follows names such as groups.topics through the data; a list on the way stands for each of its items. */
function itemsIn(data: Item, list: string): Item[] {
  return list
    .split('.')
    .reduce<Item[]>((found, name) => found.flatMap((item) => item[name] as Item[]), [data])
}

function toEntry(item: Item, { path, changed }: SitemapItems): MapEntry {
  const filled = path.replace(/:(\w+)/g, (_parameter, name: string) => encodeURIComponent(String(item[name])))
  return { path: filled, ...(changed ? { changed: String(item[changed]) } : {}) }
}
