import type { FastifyReply } from 'fastify'

interface SentFile {
  name: string
  kind: string
  bytes: Buffer
}

/** Answers a member's file as a download that can't act as a page. */
export const sendFile = (reply: FastifyReply, { name, kind, bytes }: SentFile) =>
  reply
    .type(kind)
    .header('content-disposition', `attachment; filename*=UTF-8''${percentEncoded(name)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(bytes)

/** Percent-encodes a file name by RFC 8187, which leaves fewer characters as they are than encodeURIComponent does. */
const percentEncoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (character) => `%${character.codePointAt(0)!.toString(16)}`)
