import type { FastifyInstance } from 'fastify'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
}

interface BodySchema {
  properties?: Record<string, { type?: string; enum?: unknown[] }>
  /** One of several bodies, which a field with a fixed value tells apart. */
  oneOf?: BodySchema[]
}

interface Described {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: BodySchema }> }
  security?: unknown[]
}

export interface Operation {
  title: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
  path: string
  isForMembers: boolean
  parameters: Parameter[]
  /** Null: the route takes no body. */
  body: BodySchema | null
}

/** Every route as the API itself describes it, so that a new one is tried without anybody thinking of it. */
export function operationsOf(app: FastifyInstance): Operation[] {
  const paths = Object.entries(app.swagger().paths ?? {})
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Described>).map(([name, described]) => {
      const method = name.toUpperCase() as Operation['method']
      return {
        title: `${method} ${path}`,
        method,
        path,
        isForMembers: (described.security ?? []).length > 0,
        parameters: described.parameters ?? [],
        body: described.requestBody?.content['application/json']?.schema ?? null,
      }
    }),
  )
}

/** The address with the given value for every parameter, or with well-formed ones. */
export const fillPath = ({ path }: Operation, value?: string) =>
  path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(value ?? (name === 'kind' ? 'announcement' : '1')),
  )
