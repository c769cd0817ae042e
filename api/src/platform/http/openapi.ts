import swagger from '@fastify/swagger'
import { ADMIN_FLAG, AGENT_FLAG } from '@nireeka/contracts'
import { type Endpoint, openApiEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

import type { Caller } from './access.ts'
import { route } from './route.ts'

/**
 * Describes the API as OpenAPI 3.1, from the same schemas that validate requests and answers. Only staff are told of what
 * staff may call.
 */
export async function describeApi(app: FastifyInstance) {
  const forStaff = new Set<string>()
  app.addHook('onRoute', ({ method, url, config }) => {
    if (isForStaff(config?.endpoint)) forStaff.add(`${String(method).toLowerCase()} ${toTemplate(url)}`)
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Nireeka storefront', version: '1.0.0' },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
  route(app, openApiEndpoints.read, async ({ user }) => {
    const whole = app.swagger()
    return isStaff(user) ? whole : { ...whole, paths: without(whole.paths ?? {}, forStaff) }
  })
}

const isForStaff = (endpoint?: Endpoint) => endpoint?.access === 'staff' || endpoint?.access === 'admin'

const isStaff = (user: Caller | null) => user?.is_admin === ADMIN_FLAG || user?.is_admin === AGENT_FLAG

/** Returns a route's path as OpenAPI writes it: `/api/orders/{id}`. */
const toTemplate = (url: string) => url.replaceAll(/:(\w+)/g, '{$1}')

/** Returns the paths without the operations that are named, and without paths of which nothing is left. */
function without(paths: object, hidden: ReadonlySet<string>) {
  const left = Object.entries<object>({ ...paths }).map(([path, operations]) => {
    const shown = Object.entries(operations).filter(([method]) => !hidden.has(`${method} ${path}`))
    return [path, Object.fromEntries(shown)] as const
  })
  return Object.fromEntries(left.filter(([, operations]) => Object.keys(operations).length > 0))
}
