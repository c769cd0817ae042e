/** An address of the site for its map; `changed`: when its content last did, as ISO 8601. */
export interface MapEntry {
  path: string
  changed?: string
}

/** A list of the API and the pages that its items have. */
export interface MapSource {
  address: string
  /** True for a list that comes in pages. */
  isPaged?: boolean
  entries: (data: Lists) => MapEntry[]
}

/** What we read of the API's answers; the API holds itself to its schemas. */
interface Lists {
  bikes: Array<{ slug: string }>
  families: Array<{ code: string }>
  groups: Array<{ topics: Array<{ id: number }> }>
  items: Array<{ id: number; last_post_at: string }>
}

/** What a guest may see, read as a guest: a hidden thread and a draft are in none of these lists. */
export const MAP_SOURCES: readonly MapSource[] = [
  {
    address: '/api/configurator',
    entries: ({ bikes }) => bikes.map(({ slug }) => at('/configurator/', slug)),
  },
  {
    address: '/api/accessories',
    isPaged: true,
    entries: ({ items }) => items.map(({ id }) => at('/shop/accessories/', id)),
  },
  {
    address: '/api/spares',
    entries: ({ families }) => families.map(({ code }) => at('/shop/spares?q=', code)),
  },
  {
    address: '/api/help-center',
    entries: ({ groups }) =>
      groups.flatMap(({ topics }) => topics.map(({ id }) => at('/help-center/topics/', id))),
  },
  {
    address: '/api/forum/threads',
    isPaged: true,
    entries: ({ items }) =>
      items.map(({ id, last_post_at }) => ({ ...at('/forum/thread/', id), changed: last_post_at })),
  },
]

const at = (folder: string, name: string | number): MapEntry => ({
  path: folder + encodeURIComponent(name),
})
