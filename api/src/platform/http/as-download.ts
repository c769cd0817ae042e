import type { FastifyReply } from 'fastify'

/** Sends what follows as a file that nobody keeps and no browser shows. */
export const asDownload = (reply: FastifyReply, filename: string) =>
  reply
    .header('content-disposition', `attachment; filename="${filename}"`)
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
