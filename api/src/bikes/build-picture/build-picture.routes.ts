import { readBuildPicture } from '@nireeka/contracts/bike-layers'
import { buildEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { callerOfRoute, notFound, route } from '../../platform/index.ts'
import type { DrawBuildPicture } from './draw-build-picture.ts'

/** Mail services fetch the pictures of many members' emails from one network. */
const PER_MINUTE = { max: 300, timeWindow: 60_000, keyGenerator: callerOfRoute }

/** Pictures of builds with their extras, for emails. */
export const buildPictureRoutes =
  ({ draw }: { draw: DrawBuildPicture }): FastifyPluginAsync =>
  async (app) => {
    route(
      app,
      buildEndpoints.picture,
      { rateLimit: PER_MINUTE, callGroup: 'pictures' },
      async (request, reply) => {
        const picture = readBuildPicture(request.params.name)
        const jpeg = picture && (await draw(picture))
        if (!jpeg) throw notFound('This picture')
        return (
          reply
            // A bike that is drawn anew keeps its address, so that the emails of old orders show it, too.
            .header('cache-control', 'public, max-age=86400')
            .header('content-security-policy', "default-src 'none'; sandbox")
            // Emails show pictures in programs and pages that aren't ours.
            .header('cross-origin-resource-policy', 'cross-origin')
            .type('image/jpeg')
            .send(jpeg)
        )
      },
    )
  }
