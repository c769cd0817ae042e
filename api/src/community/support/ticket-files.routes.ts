import { TICKET_FILES } from '@nireeka/contracts/api'
import { supportEndpoints } from '@nireeka/contracts/endpoints'
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
import type { TicketFiles } from './ticket-files.ts'

/** The routes of ticket files. The request body is the file itself, so JSON isn't parsed here. */
export const ticketFileRoutes =
  ({ files }: { files: TicketFiles }): FastifyPluginAsync =>
  async (app) => {
    const rateLimit = { max: 60, timeWindow: '1 minute', keyGenerator: callerOfRoute }
    acceptFiles(app, TICKET_FILES)

    route(
      app,
      supportEndpoints.addFile,
      { rateLimit, bodyLimit: TICKET_FILES.maxBytes, callGroup: 'tickets' },
      async (request) => {
        const [kind = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';')
        const { body } = request
        if (!isFileKind(kind) || !Buffer.isBuffer(body) || body.length === 0) throw wrongKind()
        const name = request.headers['x-file-name']
        const sent = { ticketId: request.params.id, caller: member(request), name, kind, bytes: body }
        return answer(await files.add(sent))
      },
    )

    route(app, supportEndpoints.file, async (request, reply) => {
      const { id, file_id } = request.params
      const file = await files.read(id, file_id, member(request))
      return sendFile(reply, file)
    })
  }

const wrongKind = () =>
  new ApiError(415, 'unsupported_type', 'Send a JPG, PNG or WebP picture, an MP4 video or a PDF.')
