import type { TicketFileKind } from '@nireeka/contracts/api'

const startsWith = (bytes: Buffer, mark: string, offset = 0) =>
  bytes.subarray(offset, offset + mark.length).equals(Buffer.from(mark, 'latin1'))

const MARKS: Record<TicketFileKind, (bytes: Buffer) => boolean> = {
  'image/jpeg': (bytes) => startsWith(bytes, '\xff\xd8\xff'),
  'image/png': (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'),
  'image/webp': (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
  'video/mp4': (bytes) => startsWith(bytes, 'ftyp', 4),
  'application/pdf': (bytes) => startsWith(bytes, '%PDF-'),
}

export const isFileKind = (kind: string): kind is TicketFileKind => Object.hasOwn(MARKS, kind)

/** Tells whether a file's first bytes match its declared kind. */
export const isReally = (kind: TicketFileKind, bytes: Buffer) => MARKS[kind](bytes)
