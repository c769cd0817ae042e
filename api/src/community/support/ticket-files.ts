import { createHash } from 'node:crypto'

import { TICKET_FILES, type TicketFileData, type TicketFileKind } from '@nireeka/contracts/api'

import {
  ApiError,
  type Caller,
  cleanPicture,
  conflict,
  type Db,
  isReally,
  notFound,
  withEnding,
} from '../../platform/index.ts'
import { auditTicket } from './audit-ticket.ts'
import { assertMaySend } from './daily-limits.ts'
import { tellTicket } from './live-tickets.ts'
import { isClosed, lockTicket } from './move-ticket.ts'
import { partIn } from './support-caller.ts'

export interface Sent {
  ticketId: number
  caller: Caller
  name: string
  kind: TicketFileKind
  bytes: Buffer
}

export type TicketFiles = ReturnType<typeof createTicketFiles>

/** Creates the repository of ticket files. Each file belongs to its sender's latest message. */
export function createTicketFiles({ db, now }: { db: Db; now: () => Date }) {
  return {
    async add(sent: Sent): Promise<TicketFileData> {
      const bytes = isReally(sent.kind, sent.bytes) ? await cleanPicture(sent.kind, sent.bytes) : null
      if (!bytes) throw notThisKind(sent.name)
      if (bytes.length > TICKET_FILES.maxBytes) throw tooLarge()
      const clean = { ...sent, bytes, name: withEnding(sent.name, sent.kind) }
      return db.transaction().execute((trx) => addFile(trx, clean, now()))
    },

    async read(ticketId: number, fileId: number, caller: Caller) {
      const file = await db
        .selectFrom('ticket_files as file')
        .innerJoin('tickets as ticket', 'ticket.id', 'file.ticket_id')
        .innerJoin('ticket_messages as message', 'message.id', 'file.message_id')
        .select(['file.name', 'file.kind', 'file.bytes', 'ticket.user_id', 'message.is_internal'])
        .where('file.id', '=', fileId)
        .where('file.ticket_id', '=', ticketId)
        .executeTakeFirst()
      const part = file && partIn(file, caller)
      if (!file || !part || (file.is_internal && part.side === 'customer')) throw notFound('This file')
      return { name: file.name, kind: file.kind, bytes: file.bytes }
    },
  }
}

async function addFile(trx: Db, { ticketId, caller, name, kind, bytes }: Sent, at: Date) {
  const { ticket, part } = await lockTicket(trx, ticketId, caller)
  if (ticket.state === 'closed') throw isClosed()
  const { id: message_id, is_internal: isNote } = await lastMessageOf(trx, ticketId, caller)
  const hash = createHash('sha256').update(bytes).digest()
  const there = await trx
    .selectFrom('ticket_files')
    .select(['id', 'name', 'kind', 'size_bytes', 'message_id', 'hash'])
    .where('ticket_id', '=', ticketId)
    .execute()
  const same = there.find(
    (file) => file.message_id === message_id && file.name === name && file.hash.equals(hash),
  )
  // A file that is sent again because its answer was lost returns the stored one.
  if (same) return { id: same.id, name: same.name, kind: same.kind, size_bytes: same.size_bytes }
  if (there.length >= TICKET_FILES.most) throw tooManyFiles()
  await assertMaySend(trx, { userId: caller.id, at }, bytes.length)
  const file = await trx
    .insertInto('ticket_files')
    .values({ ticket_id: ticketId, message_id, name, kind, size_bytes: bytes.length, hash, bytes, at })
    .returning(['id', 'name', 'kind', 'size_bytes'])
    .executeTakeFirstOrThrow()
  await tellTicket(trx, ticketId, { isNote })
  const after = { file_id: file.id, name }
  await auditTicket(trx, { ticketId, caller, part, action: 'ticket.file', before: null, after, at })
  return file
}

async function lastMessageOf(trx: Db, ticketId: number, caller: Caller) {
  const message = await trx
    .selectFrom('ticket_messages')
    .select(['id', 'is_internal'])
    .where('ticket_id', '=', ticketId)
    .where('author_id', '=', caller.id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!message) throw conflict('no_message', 'Write an answer first; the file goes with it.')
  return message
}

const notThisKind = (name: string) =>
  new ApiError(422, 'not_this_kind', `“${name}” is not what its name says. Send a picture, a video or a PDF.`)

const tooLarge = () => new ApiError(413, 'too_large', 'This picture is too large. Please send a smaller one.')

const tooManyFiles = () =>
  conflict('too_many_files', `A ticket can have up to ${TICKET_FILES.most} files, and this one is full.`)
