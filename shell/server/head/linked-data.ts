import type { LinkedData } from '@nireeka/contracts'

/** What holds an address, in the things that we tell of. */
const ADDRESSES = new Set(['@id', 'url', 'image', 'logo', 'item', 'urlTemplate'])

/** A thing with whole addresses: who made it knows the paths of the site only. */
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
