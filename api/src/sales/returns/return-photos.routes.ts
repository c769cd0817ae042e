import { RETURN_PHOTOS } from '@nireeka/contracts/api'
import { returnAdminEndpoints, returnEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import {
  acceptFiles,
  answer,
  ApiError,
  callerOfRoute,
  isFileKind,
  member,
  route,
  sendFile,
} from '../../platform/index.ts'
import type { ReturnPhotos } from './return-photos.ts'

/** The routes of a return's photos. The request body is the picture itself, so JSON isn't parsed here. */
export const returnPhotoRoutes =
  ({ photos }: { photos: ReturnPhotos }): FastifyPluginAsync =>
  async (app) => {
    const rateLimit = { max: 30, timeWindow: '1 minute', keyGenerator: callerOfRoute }
    acceptFiles(app, RETURN_PHOTOS)

    route(
      app,
      returnEndpoints.addPhoto,
      { rateLimit, bodyLimit: RETURN_PHOTOS.maxBytes, callGroup: 'tickets' },
      async (request) => {
        const [kind = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';')
        const { body } = request
        const isPicture = isFileKind(kind) && kind.startsWith('image/')
        if (!isPicture || !Buffer.isBuffer(body) || body.length === 0) throw wrongKind()
        const { id: orderId, return: returnId } = request.params
        const name = request.headers['x-file-name']
        return answer(
          await photos.add({ userId: member(request).id, orderId, returnId, name, kind, bytes: body }),
        )
      },
    )

    route(app, returnEndpoints.photo, async (request, reply) => {
      const { return: returnId, photo: photoId } = request.params
      return sendFile(reply, await photos.read({ returnId, photoId, userId: member(request).id }))
    })

    route(app, returnAdminEndpoints.photo, async (request, reply) => {
      const { id: returnId, photo: photoId } = request.params
      return sendFile(reply, await photos.read({ returnId, photoId }))
    })
  }

const wrongKind = () => new ApiError(415, 'unsupported_type', 'Send a JPG, PNG or WebP picture.')
