import { FORUM_PICTURES } from '@nireeka/contracts/api'
import { forumPictureEndpoints as endpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { acceptFiles, answer, ApiError, callerOfRoute, member, route } from '../../platform/index.ts'
import type { ForumPictures } from './forum-pictures.repository.ts'

/** The routes of pictures in posts. The body of an upload is the picture itself, so JSON isn't parsed here. */
export const forumPictureRoutes =
  ({ pictures }: { pictures: ForumPictures }): FastifyPluginAsync =>
  async (app) => {
    const rateLimit = { max: 30, timeWindow: '1 minute', keyGenerator: callerOfRoute }
    acceptFiles(app, FORUM_PICTURES)

    route(
      app,
      endpoints.add,
      { rateLimit, bodyLimit: FORUM_PICTURES.maxBytes, callGroup: 'pictures' },
      async (request) => {
        const { body } = request
        if (!Buffer.isBuffer(body) || body.length === 0) throw wrongKind()
        return answer(await pictures.add(member(request), body))
      },
    )

    // A picture's bytes never change, but who may see them does: a thread is hidden, a post deleted. So a browser may keep
    // them and has to ask each time, which costs a 304 without the bytes, and no cache between keeps them. A page's <img>
    // sends no token and is answered as a guest's; members fetch what guests may not see with theirs, and as every
    // answer to a member it isn't stored.
    route(app, endpoints.picture, async (request, reply) => {
      const { id } = request.params
      const isSmall = request.query.size === 'small'
      await pictures.assertVisible(request.user, id)
      const etag = `"${isSmall ? 'small-' : ''}${id}"`
      if (!request.user) reply.header('cache-control', 'private, no-cache').header('etag', etag)
      if (!request.user && request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('image/webp')
        .send(await pictures.bytesOf(id, isSmall))
    })
  }

const wrongKind = () => new ApiError(415, 'unsupported_type', 'Send a JPG, PNG or WebP picture.')
