import swagger from '@fastify/swagger'
import { openApiEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

import { route } from './route.ts'

/** Describes the API as OpenAPI 3.1, from the same schemas that validate requests and answers. */
export async function describeApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Nireeka storefront', version: '1.0.0' },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
  route(app, openApiEndpoints.read, async () => app.swagger())
}
