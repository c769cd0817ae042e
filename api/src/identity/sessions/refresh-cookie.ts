import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Credentials } from './sessions.ts'

/** The cookie's name, whose prefix keeps scripts and sibling hosts from setting it. */
const NAME = '__Host-Http-rt'
const RULES = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const

export const readRefresh = (request: FastifyRequest) => request.cookies[NAME]

/**
 * Sets the refresh cookie. It ends with the browser session unless the member wants to be remembered. The lifetime is
 * in seconds, not a date, since a browser's clock may be wrong.
 */
export function setRefresh(reply: FastifyReply, { refresh, isRemembered, secondsLeft }: Credentials) {
  reply.setCookie(NAME, refresh, isRemembered ? { ...RULES, maxAge: secondsLeft } : RULES)
}

export function clearRefresh(reply: FastifyReply) {
  reply.clearCookie(NAME, RULES)
}
