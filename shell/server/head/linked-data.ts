import type { LinkedData } from '@nireeka/contracts'

/** The structured data's fields that hold addresses. */
const ADDRESSES = new Set(['@id', 'url', 'image', 'logo', 'item', 'urlTemplate'])

/** Returns structured data with absolute addresses; pages only know their paths within the site. */
export const wholeThing = (thing: LinkedData, siteUrl: string) => ({
  '@context': 'https://schema.org',
  ...(withSite(thing, siteUrl) as LinkedData),
})

function withSite(value: unknown, siteUrl: string, key = ''): unknown {
  if (typeof value === 'string') return ADDRESSES.has(key) && value.startsWith('/') ? siteUrl + value : value
  if (Array.isArray(value)) return value.map((item) => withSite(item, siteUrl, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, withSite(it, siteUrl, name)]))
}
