import { type Access, ADMIN_FLAG, AGENT_FLAG } from '@nireeka/contracts'
import { ErrorAnswer } from '@nireeka/contracts/api'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'

import { forbidden, unauthorized } from './errors.ts'

/** Who calls, as the database knows them at this moment. */
export interface Caller {
  id: number
  email: string
  is_admin: number
  session_id: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access: Access
  }
  interface FastifyRequest {
    /** Null for guests. Ask `member(request)` for it where the route demands a login. */
    user: Caller | null
  }
}

const LEVELS: readonly Access[] = ['guest', 'member', 'staff', 'admin']

/** A route that doesn't say who may call it, doesn't start. */
export function demandAccess(route: RouteOptions) {
  const access = route.config?.access
  if (!access || !LEVELS.includes(access)) {
    throw new Error(`${String(route.method)} ${route.url} does not say who may call it`)
  }
  const security = access === 'guest' ? [] : [{ bearer: [] }]
  const response = Object.assign({ '4xx': ErrorAnswer, '5xx': ErrorAnswer }, route.schema?.response)
  route.schema = { ...route.schema, security, response }
}

/** Reads the bearer before anything else of the request is looked at. */
export function guard(app: FastifyInstance, whoIs: (token: string) => Promise<Caller | null>) {
  app.decorateRequest('user', null)
  app.addHook('onRoute', demandAccess)
  app.addHook('onRequest', async (request) => {
    if (request.is404) return
    const token = bearer(request)
    request.user = token ? await whoIs(token) : null
    check(request.routeOptions.config.access, request.user)
  })
}

function check(access: Access, user: Caller | null) {
  if (access === 'guest') return
  if (!user) throw unauthorized()
  const isAdmin = user.is_admin === ADMIN_FLAG
  const mayEnter = access === 'member' || isAdmin || (access === 'staff' && user.is_admin === AGENT_FLAG)
  if (!mayEnter) throw forbidden()
}

const bearer = ({ headers }: FastifyRequest) => headers.authorization?.match(/^Bearer ([\w-]{43})$/)?.[1]

/** The caller of a route that only members reach. */
export function member(request: FastifyRequest): Caller {
  if (!request.user) throw unauthorized()
  return request.user
}
