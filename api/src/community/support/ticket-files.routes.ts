import { TICKET_FILES } from '@nireeka/contracts/api'
import { supportEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, ApiError, callerOfRoute, member, route } from '../../platform/index.ts'
import { isFileKind } from './file-kind.ts'
import type { TicketFiles } from './ticket-files.ts'

/** The routes of ticket files. The request body is the file itself, so JSON isn't parsed here. */
export const ticketFileRoutes =
  ({ files }: { files: TicketFiles }): FastifyPluginAsync =>
  async (app) => {
    const rateLimit = { max: 60, timeWindow: '1 minute', keyGenerator: callerOfRoute }
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      [...TICKET_FILES.kinds],
      { parseAs: 'buffer', bodyLimit: TICKET_FILES.maxBytes },
      async (_request: unknown, body: Buffer) => body,
    )
    // A body of another type is read and discarded, so that the route can validate its address before it answers with
    // the allowed types.
    app.addContentTypeParser('*', (_request, payload, done) => {
      payload
        .resume()
        .on('end', () => done(null, null))
        .on('error', done)
    })

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
      const { name, kind, bytes } = await files.read(id, file_id, member(request))
      return reply
        .type(kind)
        .header('content-disposition', `attachment; filename*=UTF-8''${percentEncoded(name)}`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(bytes)
    })
  }

const wrongKind = () =>
  new ApiError(415, 'unsupported_type', 'Send a JPG, PNG or WebP picture, an MP4 video or a PDF.')

/** Percent-encodes a file name by RFC 8187, which leaves fewer characters as they are than encodeURIComponent does. */
const percentEncoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (character) => `%${character.codePointAt(0)!.toString(16)}`)
