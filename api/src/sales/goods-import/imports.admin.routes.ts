import { IMPORT_LIMITS } from '@nireeka/contracts/api'
import { importEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, ApiError, callerOfRoute, type Db, member, route } from '../../platform/index.ts'
import { applyImport } from './apply-import.ts'
import { checkImport } from './check-import.ts'

interface Needs {
  db: Db
  now: () => Date
}

/** Checking and importing 20,000 lines takes seconds, so an admin may do it only so often. */
const rateLimit = { max: 30, timeWindow: 60_000, keyGenerator: callerOfRoute }
/** The changes of a file of the largest size, as JSON. */
const MOST_JSON = 8_000_000

/** The import of stock, prices and published states. */
export const importRoutes =
  (needs: Needs): FastifyPluginAsync =>
  async (app) => {
    await app.register(checkRoutes(needs))
    route(app, importEndpoints.apply, { rateLimit, bodyLimit: MOST_JSON }, async (request) => {
      const importing = { input: request.body, key: request.headers['idempotency-key'], by: member(request) }
      const { db, now } = needs
      return answer(await db.transaction().execute((trx) => applyImport(trx, importing, now())))
    })
  }

/** The check; its body is the file itself, so that JSON isn't parsed here. */
const checkRoutes =
  ({ db }: Needs): FastifyPluginAsync =>
  async (app) => {
    const bodyLimit = IMPORT_LIMITS.maxBytes
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'text/csv',
      { parseAs: 'buffer', bodyLimit },
      async (_: unknown, body: Buffer) => body,
    )
    // A body of another type is read and discarded, so that the route can answer with the allowed one.
    app.addContentTypeParser('*', (_request, payload, done) => {
      payload
        .resume()
        .on('end', () => done(null, null))
        .on('error', done)
    })
    route(app, importEndpoints.check, { rateLimit, bodyLimit }, async ({ body }) => {
      if (!Buffer.isBuffer(body) || body.length === 0)
        throw new ApiError(415, 'unsupported_type', 'Send a CSV file.')
      return answer(await checkImport(db, body))
    })
  }
