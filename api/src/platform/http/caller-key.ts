import type { FastifyRequest } from 'fastify'

import { networkOf } from '../attempts/network-of.ts'

/** Returns whom a request counts for in limits: the member, or for guests the network that they come from. */
export const callerKey = ({ user, ip }: Pick<FastifyRequest, 'user' | 'ip'>): string =>
  user ? `member ${user.id}` : networkOf(ip)

/** Returns the key of a rate limit that counts a caller's requests to one route, for `keyGenerator`. */
export const callerOfRoute = (request: FastifyRequest): string =>
  `${request.method} ${request.routeOptions.url} ${callerKey(request)}`
