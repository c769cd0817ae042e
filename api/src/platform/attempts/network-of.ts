import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** How IPv4 addresses that are written as IPv6 begin. */
const MAPPED_GROUPS = '0:0:0:0:0:ffff'

/**
 * Returns the network that an IP address is counted as: IPv4 by itself, IPv6 by its /64, since a holder of one has all
 * of it.
 */
export function networkOf(ip: string): string {
  const inside = MAPPED.exec(ip)?.[1]
  if (inside) return inside
  const [bare = ''] = ip.split('%')
  if (!isIPv6(bare)) return ip
  const groups = groupsOf(bare)
  if (groups.slice(0, 6).join(':') === MAPPED_GROUPS) return toIPv4(groups.slice(6))
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** Returns the IPv4 address in two groups of hexadecimal digits. */
const toIPv4 = (groups: string[]) =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.')

function groupsOf(ip: string): string[] {
  const [before = '', after] = ip.toLowerCase().split('::')
  const head = before.split(':').filter(Boolean)
  const tail = (after ?? '').split(':').filter(Boolean)
  const missing = after === undefined ? 0 : 8 - head.length - tail.length
  const all = [...head, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail]
  return all.map((group) => group.replace(/^0+(?=.)/, ''))
}
