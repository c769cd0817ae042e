import { get } from 'node:http'

export interface PageAnswer {
  status: number
  location: string | null
  html: string
}

/** Requests a path exactly as written; `fetch` would normalise it first. */
export const ask = (site: string, path: string) =>
  new Promise<PageAnswer>((resolve, reject) => {
    const { hostname, port } = new URL(site)
    get({ hostname, port, path }, (response) => {
      response.setEncoding('utf8')
      let html = ''
      response.on('data', (part: string) => (html += part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? null, html }),
      )
    }).once('error', reject)
  })

const SIGNS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
}
const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (sign) => SIGNS[sign] ?? sign)
const find = (html: string, pattern: RegExp) => {
  const found = pattern.exec(html)?.[1]
  return found === undefined ? null : plain(found)
}

/** Returns the metadata in a page's HTML head. */
export const headOf = (html: string) => ({
  title: find(html, /<title>(.*?)<\/title>/),
  heading: find(html, /<h1[^>]*>(?:<bdi[^>]*>)?([^<]*)/),
  canonical: find(html, /<link rel="canonical" href="([^"]*)">/),
  robots: find(html, /<meta name="robots" content="([^"]*)">/),
  meta: (name: string) => find(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`)),
  things: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as { '@type': string } & Record<string, unknown>,
  ),
})
