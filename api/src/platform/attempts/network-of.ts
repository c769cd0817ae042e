import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * Returns the network that an IP address is counted as: IPv4 by itself, IPv6 by its /64, since a holder of one has all
 * of it.
 */
export function networkOf(ip: string): string {
  const inside = MAPPED.exec(ip)?.[1]
  if (inside) return inside
  const [bare = ''] = ip.split('%')
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : ip
}

function groupsOf(ip: string): string[] {
  const [before = '', after] = ip.toLowerCase().split('::')
  const head = before.split(':').filter(Boolean)
  const tail = (after ?? '').split(':').filter(Boolean)
  const missing = after === undefined ? 0 : 8 - head.length - tail.length
  const all = [...head, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail]
  return all.map((group) => group.replace(/^0+(?=.)/, ''))
}
