import type { FastifyReply } from 'fastify'

/** Makes an answer a download that nobody keeps and that can't act as a page. */
export const asDownload = (reply: FastifyReply, filename: string) =>
  reply
    .header('content-disposition', `attachment; filename="${filename}"`)
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
