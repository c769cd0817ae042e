import { liveEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { callerKey } from '../http/caller-key.ts'
import { unauthorized } from '../http/errors.ts'
import { route } from '../http/route.ts'
import type { Live } from './create-live.ts'

export const liveRoutes =
  ({ live }: { live: Live }): FastifyPluginAsync =>
  async (app) => {
    app.addHook('preClose', async () => live.close())

    route(app, liveEndpoints.listen, async (request, reply) => {
      const { authorization } = request.headers
      // A token that is over is renewed by the browser, and its owner isn't taken for a guest.
      if (authorization && !request.user) throw unauthorized()
      const output = await live.open({
        topics: [...new Set(request.query.topics.split(','))],
        token: authorization?.replace(/^Bearer /, '') ?? null,
        caller: request.user,
        key: callerKey(request),
      })
      request.raw.once('close', () => output.destroy())
      return reply
        .type('text/event-stream')
        .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
        .send(output)
    })
  }
