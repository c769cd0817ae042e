import type { FastifyRequest } from 'fastify'

import { forbidden } from '../../platform/index.ts'

/**
 * Throws unless a request that a cookie authorises comes from our own pages. SameSite doesn't distinguish ports and
 * sibling hosts, so this checks Sec-Fetch-Site and a header that no HTML form can send.
 */
export function assertOwnPage({ headers }: FastifyRequest, siteUrl: string) {
  const site = headers['sec-fetch-site']
  const isOwn = site === undefined ? headers.origin === new URL(siteUrl).origin : site === 'same-origin'
  if (!isOwn || headers['x-nireeka'] !== '1') throw forbidden()
}
