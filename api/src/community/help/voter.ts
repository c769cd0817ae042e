import type { FastifyReply, FastifyRequest } from 'fastify'

import { hashOf, newToken, unauthorized } from '../../platform/index.ts'

/** Whose vote it is: a member's, or that of a browser whose cookie holds the token. */
export type Voter = { userId: number } | { token: string }

/** The cookie's name, whose prefix keeps unsafe pages from setting it. */
const NAME = '__Secure-help-voter'
const SECONDS = 365 * 24 * 60 * 60
/** Only calls of the help centre need it. */
const RULES = {
  path: '/api/help-center',
  httpOnly: true,
  secure: true,
  sameSite: 'strict',
  maxAge: SECONDS,
} as const

/** Returns the token of a browser that has voted before; null without one. */
export function guestToken(request: FastifyRequest): string | null {
  const token = request.cookies[NAME] ?? ''
  return /^[\w-]{43}$/.test(token) ? token : null
}

/** Returns who calls. A member with an expired token gets a 401, renews it and tries again, and doesn't count as a guest. */
export function voterOf(request: FastifyRequest): Voter | null {
  if (request.headers.authorization && !request.user) throw unauthorized()
  if (request.user) return { userId: request.user.id }
  const token = guestToken(request)
  return token ? { token } : null
}

/** Gives the browser a token with its first vote. */
export function newGuest(reply: FastifyReply): Voter {
  const token = newToken()
  reply.setCookie(NAME, token, RULES)
  return { token }
}

/** Returns what the database keeps of a guest: the token can't be read from it, and differs from topic to topic. */
export const guestHash = (token: string, topicId: number) => hashOf(`help vote ${topicId} ${token}`)
