import type { FastifyInstance } from 'fastify'

/**
 * Makes routes take files instead of JSON: the body is a buffer of one of these media types. A body of another type is
 * read and discarded, so that the route can validate its address before it answers with the allowed types.
 */
export function acceptFiles(
  app: FastifyInstance,
  { kinds, maxBytes }: { kinds: readonly string[]; maxBytes: number },
) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    [...kinds],
    { parseAs: 'buffer', bodyLimit: maxBytes },
    async (_request: unknown, body: Buffer) => body,
  )
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload
      .resume()
      .on('end', () => done(null, null))
      .on('error', done)
  })
}
