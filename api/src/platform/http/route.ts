import type { RateLimitOptions } from '@fastify/rate-limit'
import { ErrorAnswer } from '@nireeka/contracts/api'
import type { Endpoint } from '@nireeka/contracts/endpoints'
import type * as z from '@nireeka/contracts/zod'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
  RouteHandlerMethod,
} from 'fastify'

import type { CallGroup } from './caller-limits.ts'

/** The type of one part of a request after parsing by the endpoint's schema. */
type Part<E extends Endpoint, Name extends 'params' | 'query' | 'headers' | 'body'> = E extends {
  [N in Name]: infer Schema
}
  ? z.output<Schema>
  : unknown

/** The type of an endpoint's parsed request. A file upload's body has type unknown; its route reads it. */
export type RequestFor<E extends Endpoint> = FastifyRequest<{
  Params: Part<E, 'params'>
  Querystring: Part<E, 'query'>
  Headers: Part<E, 'headers'>
  Body: Part<E, 'body'>
}>

type AnswerFor<E extends Endpoint> = E['answer'] extends 'file' ? FastifyReply : z.output<E['answer']>

type Handler<E extends Endpoint> = (
  request: RequestFor<E>,
  reply: FastifyReply,
) => AnswerFor<E> | Promise<AnswerFor<E>>

/** Route options that aren't part of the contract. */
interface RouteOptions {
  rateLimit?: RateLimitOptions
  /** The group of costly routes of which a caller may use two at once; further requests wait, then get a 429. */
  callGroup?: CallGroup
  preHandler?: preHandlerAsyncHookHandler
  /** The largest allowed body, in bytes. */
  bodyLimit?: number
}

/** Registers the handler of an endpoint, with path, access and schemas from the contract. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  ...[first, second]: [handler: Handler<E>] | [options: RouteOptions, handler: Handler<E>]
) {
  const [{ rateLimit, callGroup, ...options }, handler] = second
    ? [first as RouteOptions, second]
    : [{}, first]
  const inTurn = callGroup ? limited(app, callGroup, handler as Handler<E>) : handler
  app.route({
    ...options,
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint, ...(rateLimit && { rateLimit }), ...(callGroup && { callGroup }) },
    schema: schemaOf(endpoint),
    // The cast is safe because the schemas parse the request into the handler's type.
    handler: inTurn as RouteHandlerMethod,
  })
}

const limited =
  <E extends Endpoint>(
    { callerLimits }: FastifyInstance,
    group: CallGroup,
    handler: Handler<E>,
  ): Handler<E> =>
  (request, reply) =>
    callerLimits.run(group, request, async () => handler(request, reply))

function schemaOf({ access, params, query, headers, body, answer, isHidden }: Endpoint) {
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && body !== 'file' && { body }),
    ...(isHidden && { hide: true }),
    security: access === 'guest' ? [] : [{ bearer: [] }],
    response: { ...(answer !== 'file' && { 200: answer }), '4xx': ErrorAnswer, '5xx': ErrorAnswer },
  }
}
