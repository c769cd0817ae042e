import type { FastifyReply, FastifyRequest } from 'fastify'

import { networkOf } from '../../platform/index.ts'
import type { Visitor } from './login-sources.ts'

/** The cookie's name, whose prefix keeps scripts and sibling hosts from setting it. */
const NAME = '__Host-Http-device'
/** The cookie's lifetime, the same as that of a login source. */
const SECONDS = 90 * 24 * 60 * 60
const RULES = { path: '/', httpOnly: true, secure: true, sameSite: 'strict', maxAge: SECONDS } as const

/** Returns where a request comes from: its network, and the device's token if an account has logged in there. */
export function visitorOf(request: FastifyRequest): Visitor {
  const token = request.cookies[NAME] ?? ''
  return { network: networkOf(request.ip), device: /^[\w-]{43}$/.test(token) ? token : null }
}

export function setDevice(reply: FastifyReply, token: string) {
  reply.setCookie(NAME, token, RULES)
}
