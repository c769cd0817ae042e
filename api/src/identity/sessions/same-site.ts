import type { FastifyRequest } from 'fastify'

import { forbidden } from '../../platform/index.ts'

/**
 * What a cookie authorises is done only for our own pages. SameSite alone doesn't tell apart ports and sibling
 * hosts, so the browser's own word about the caller is asked, and a header that no form can send.
 */
export function assertOwnPage({ headers }: FastifyRequest, origin: string) {
  const site = headers['sec-fetch-site']
  const isOwn = site === undefined ? headers.origin === origin : site === 'same-origin'
  if (!isOwn || headers['x-nireeka'] !== '1') throw forbidden()
}
