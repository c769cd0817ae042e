import { randomUUID } from 'node:crypto'

import cookie from '@fastify/cookie'
import { areaOf } from '@nireeka/contracts'
import { sentenceFor } from '@nireeka/contracts/api'
import { config } from '@nireeka/contracts/zod'
import Fastify, { type FastifyInstance, type onRequestHookHandler } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'

import { asReading, asWriting } from '../database/query-limits.ts'
import { type Caller, guard } from './access.ts'
import { limitCallers } from './caller-limits.ts'
import { handleError } from './error-handler.ts'
import { type Log, logOptions } from './log.ts'
import { secureReply } from './security-headers.ts'
import { type Answer, reportAnswers } from './report-answers.ts'
import { answerUnknownRoutes } from './unknown-route.ts'
import { limitRequests } from '../rate-limits/limit-requests.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'

const BODY_LIMIT = 256 * 1024
/**
 * The server's request timeout: slightly longer than the browser's 60 seconds, so that the browser's own timeout comes
 * first.
 */
const REQUEST_TIMEOUT_MS = 65_000

export interface ServerNeeds {
  /**
   * Resolves when cached pages know of all commits, so that a visitor who has written something sees it on the next
   * page.
   */
  catchUp?: () => Promise<void>
  whoIs: (token: string) => Promise<Caller | null>
  rateLimits: Pick<RateLimits, 'count'>
  logger?: Log
  /** Called after each answer, for the metrics. */
  onAnswer?: (answer: Answer) => void
  /** The proxies that are trusted to report the caller's address; none by default. */
  trustProxy?: string
}

/** Creates Fastify with our schemas, envelopes, access rule and limits, but without routes. */
export async function createServer(needs: ServerNeeds) {
  const { whoIs, rateLimits, catchUp, logger, onAnswer, trustProxy } = needs
  config({ customError: sentenceFor })
  const app = Fastify({
    logger: logOptions(logger),
    // The audit log names requests, so an id must not come again after a restart.
    genReqId: () => randomUUID(),
    trustProxy: trustProxy ?? false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    exposeHeadRoutes: false,
    // Fastify runs no hooks for an address that it can't read or that is too long.
    frameworkErrors(error, request, reply) {
      secureReply(reply)
      return handleError(error, request, reply)
    },
  })
  // Only JSON is understood; Fastify would take plain text, too, and refuse it as a wrong value instead of a wrong type.
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  answerUnknownRoutes(app)
  app.addHook('onRequest', async (_request, reply) => secureReply(reply))
  if (onAnswer) reportAnswers(app, onAnswer)
  limitCallers(app)
  limitQueries(app)
  guard(app, whoIs)
  app.addHook('onSend', async (request, reply) => {
    if (mayWrite(request) && reply.statusCode < 500) await catchUp?.()
    // Responses to members aren't stored, so that no cache shows them after logout.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  await app.register(cookie)
  await limitRequests(app, rateLimits)
  return app
}

/**
 * Sets how long the queries of a request may take. They are set again after the body was read, whose events belong to
 * the connection and not to the request.
 */
function limitQueries(app: FastifyInstance) {
  app.addHook('onRequest', limitByMethod)
  app.addHook('preValidation', limitByMethod)
}

const limitByMethod: onRequestHookHandler = (request, _reply, done) =>
  mayWrite(request) ? asWriting(done) : asReading(done)

/**
 * Tells whether a request may write. Payment providers' call-backs are GETs that settle orders (spec, the table of
 * calls).
 */
const mayWrite = ({ method, url }: { method: string; url: string }) =>
  method !== 'GET' || areaOf(url).startsWith('call-back')

export type Server = Awaited<ReturnType<typeof createServer>>
