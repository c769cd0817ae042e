import { type Access, ADMIN_FLAG, AGENT_FLAG, type StaffArea, worksIn } from '@nireeka/contracts'
import { areaOf, type Endpoint } from '@nireeka/contracts/endpoints'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'

import {
  forbidden,
  passwordAndCodeRequired,
  passwordRequired,
  secondFactorRequired,
  unauthorized,
} from './errors.ts'

/** The caller of a request, as the database knows them at this moment. */
export interface Caller {
  id: number
  email: string
  /** The role that counts now: 0 for staff who lack the second factor that a setting demands. */
  is_admin: number
  /** Where an agent works. */
  areas: readonly StaffArea[]
  /** Whether this is a member of staff without the second factor that a setting demands. */
  lacks_second_factor: boolean
  session_id: string
  /** Whether the password, and a code if the account has a second factor, was given within the last 5 minutes. */
  has_stepped_up: boolean
  has_second_factor: boolean
  /** The request's id in the log. */
  request_id?: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's endpoint that the route answers. */
    endpoint: Endpoint
  }
  interface FastifyRequest {
    /** The caller; null for guests. Use `member(request)` in routes that require a login. */
    user: Caller | null
  }
}

const LEVELS: readonly Access[] = ['guest', 'member', 'staff', 'admin']

/** Throws for a route that isn't an endpoint of the contract, since the contract defines who may call it. */
export function assertEndpoint({ method, url, config }: RouteOptions) {
  const endpoint = config?.endpoint
  if (!endpoint || endpoint.method !== method || endpoint.path !== url) {
    throw new Error(`${String(method)} ${url} is no endpoint of the contract`)
  }
  if (!LEVELS.includes(endpoint.access)) {
    throw new Error(`${method} ${url} does not say who may call it`)
  }
  areaOf(endpoint)
}

/**
 * Adds the check of the bearer token and of the endpoint's access rule, before anything else of the request is read.
 */
export function guard(app: FastifyInstance, whoIs: (token: string) => Promise<Caller | null>) {
  app.decorateRequest('user', null)
  app.addHook('onRoute', assertEndpoint)
  app.addHook('onRequest', async (request) => {
    if (request.is404) return
    const token = bearer(request)
    const known = token ? await whoIs(token) : null
    request.user = known && { ...known, request_id: request.id }
    const { endpoint } = request.routeOptions.config
    check(endpoint, request.user)
    if (isStaffWrite(endpoint)) assertStepUp(request.user)
  })
}

function check(endpoint: Endpoint, user: Caller | null) {
  if (endpoint.access === 'guest') return
  if (!user) throw unauthorized()
  if (endpoint.access === 'member' || isAllowed(endpoint, user)) return
  throw user.lacks_second_factor ? secondFactorRequired() : forbidden()
}

/** Tells whether a caller may call an endpoint for staff. */
function isAllowed(endpoint: Endpoint, user: Caller): boolean {
  const area = areaOf(endpoint)
  const isAdmin = user.is_admin === ADMIN_FLAG
  const isStaff = isAdmin || user.is_admin === AGENT_FLAG
  if (area === null) return false
  if (area === 'admin') return isAdmin
  if (area === 'all') return isStaff
  return area === 'entrance' ? isStaff || user.lacks_second_factor : worksIn(user, area)
}

/** Tells whether an endpoint writes and only staff may call it. */
const isStaffWrite = ({ access, method, writesNothing }: Endpoint) =>
  (access === 'staff' || access === 'admin') && method !== 'GET' && !writesNothing

/**
 * Throws unless the caller has given the password within the last 5 minutes, as all that staff changes demands, and a
 * code if the account has a second factor.
 */
export function assertStepUp(caller: Caller | null) {
  if (caller?.has_stepped_up) return
  throw caller?.has_second_factor ? passwordAndCodeRequired() : passwordRequired()
}

const bearer = ({ headers }: FastifyRequest) => headers.authorization?.match(/^Bearer ([\w-]{43})$/)?.[1]

/** Returns the caller of a route that only members reach. */
export function member(request: FastifyRequest): Caller {
  if (!request.user) throw unauthorized()
  return request.user
}
