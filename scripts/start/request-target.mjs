/** The scheme and authority of an absolute-form target: GET http://other/shop HTTP/1.1. */
const AUTHORITY = /^https?:\/\/[^/?#]*/i

/**
 * Returns the path and query that a request asks for, always of our own site: an absolute address loses its host, so
 * that no redirect made of it leads there. Returns null for a request that has to be refused, because it has two Host
 * headers or none (RFC 9112, 3.2), or a target that isn't a path.
 * @param {Pick<import('node:http').IncomingMessage, 'url' | 'rawHeaders' | 'httpVersion'>} request
 */
export function targetOf({ url = '', rawHeaders, httpVersion }) {
  const names = rawHeaders.filter((_value, index) => index % 2 === 0)
  const hosts = names.filter((name) => name.toLowerCase() === 'host').length
  if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0')) return null
  if (url.startsWith('/')) return url
  if (!AUTHORITY.test(url)) return null
  const target = url.replace(AUTHORITY, '')
  return target.startsWith('/') ? target : `/${target}`
}
