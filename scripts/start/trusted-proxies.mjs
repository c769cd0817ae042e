import { isIP } from 'node:net'

import { ConfigurationError } from './configuration-error.mjs'

/** The names that Fastify knows for ranges of addresses. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal']
/** The shortest prefix of a private range is 7 bits long (fc00::/7), so a shorter one trusts strangers. */
const SHORTEST_PREFIX = 7

/**
 * Returns TRUST_PROXY, the proxies whose word about a visitor's address is taken, as Fastify reads it. Throws for one
 * that would let visitors choose their own address, and with it escape every limit.
 * @param {string | undefined} input
 */
export function readTrustedProxies(input) {
  if (!input) return undefined
  if (!input.split(',').every((item) => isProxy(item.trim()))) {
    throw new ConfigurationError(
      'TRUST_PROXY must list the addresses of your proxies, such as loopback or 10.0.0.5, 10.1.0.0/16.',
    )
  }
  return input
}

/** @param {string} item */
function isProxy(item) {
  const [address = '', prefix, ...rest] = item.split('/')
  if (rest.length > 0) return false
  if (prefix === undefined) return NAMED.includes(item) || isIP(address) > 0
  const longest = { 4: 32, 6: 128 }[isIP(address)] ?? 0
  return /^\d+$/.test(prefix) && Number(prefix) >= SHORTEST_PREFIX && Number(prefix) <= longest
}
