import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Credentials } from './sessions.ts'

/** A name that browsers let no script and no sibling host set. */
const NAME = '__Host-Http-rt'
const RULES = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const

export const readRefresh = (request: FastifyRequest) => request.cookies[NAME]

/** Ends with the browser's session unless the member wants to be remembered. Not by a date: a browser's clock may be wrong. */
export function setRefresh(reply: FastifyReply, { refresh, isRemembered, secondsLeft }: Credentials) {
  reply.setCookie(NAME, refresh, isRemembered ? { ...RULES, maxAge: secondsLeft } : RULES)
}

export function clearRefresh(reply: FastifyReply) {
  reply.clearCookie(NAME, RULES)
}
