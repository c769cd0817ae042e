import * as z from '@nireeka/contracts/zod'
import { answerOf, PathId, text } from './common.ts'

/** Limits on the files that may be attached to a ticket. */
export const TICKET_FILES = {
  most: 6,
  maxBytes: 10_000_000,
  kinds: ['image/jpeg', 'image/png', 'image/webp', 'video/mp4', 'application/pdf'],
} as const
export type TicketFileKind = (typeof TICKET_FILES.kinds)[number]

export const TicketFile = z.strictObject({
  id: z.int(),
  name: z.string(),
  kind: z.enum(TICKET_FILES.kinds),
  size_bytes: z.int(),
})
export type TicketFileData = z.infer<typeof TicketFile>

/** Headers of POST /api/tickets/{id}/files, whose body is the file itself: the file's name, percent-encoded. */
export const TicketFileHeaders = z.object({
  'x-file-name': text(600)
    .min(1)
    .refine((name) => decoded(name) !== null, 'This is not a name of a file.')
    .transform((name) => decoded(name) ?? ''),
})
export const TicketFileAnswer = answerOf(TicketFile)

/** Path parameters of GET /api/tickets/{id}/files/{file_id}, which answers the file as a download. */
export const TicketFileParams = z.strictObject({ id: PathId, file_id: PathId })

/**
 * Returns the decoded file name without folders and control characters, at most 120 characters long; null when nothing
 * is left.
 */
function decoded(name: string): string | null {
  try {
    const plain = decodeURIComponent(name).split(/[\\/]/).at(-1) ?? ''
    return (
      plain
        .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
        .trim()
        .slice(-120) || null
    )
  } catch {
    return null
  }
}
