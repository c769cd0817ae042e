import type { TicketFileData, TicketMessageData } from '@nireeka/contracts/api'
import type { Selectable } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { findOrderNumber } from '../../sales/index.ts'
import type { Side, SupportTables } from './tables.ts'

type Ticket = Selectable<SupportTables['tickets']>

/** Returns the messages and events of a ticket that this side may see. */
export async function readThread(db: Db, ticket: Ticket, side: Side) {
  const [messages, moves, order, from_ticket, merged_into] = await Promise.all([
    readMessages(db, ticket, side),
    readMoves(db, ticket.id),
    ticket.order_id === null ? null : findOrderNumber(db, ticket.order_id),
    findNumber(db, ticket.from_ticket_id),
    findNumber(db, ticket.merged_into_id),
  ])
  return { messages, moves, order, from_ticket, merged_into, order_bike_id: ticket.order_bike_id }
}

async function readMessages(db: Db, ticket: Ticket, side: Side): Promise<TicketMessageData[]> {
  const messages = db
    .selectFrom('ticket_messages as message')
    .leftJoin('users as author', 'author.id', 'message.author_id')
    .select([
      'message.id',
      'message.side',
      'message.is_internal',
      'message.text',
      'message.at',
      'author.name',
    ])
    .where('message.ticket_id', '=', ticket.id)
    .orderBy('message.id')
  const [rows, files] = await Promise.all([
    // Internal notes are visible to staff only.
    (side === 'staff' ? messages : messages.where('message.is_internal', '=', false)).execute(),
    readFiles(db, ticket.id),
  ])
  return rows.map(({ id, side: from, is_internal, text, at, name }) => ({
    id,
    from,
    name: name ?? ticket.guest_name ?? '',
    is_internal,
    text,
    at: at.toISOString(),
    files: files.get(id) ?? [],
  }))
}

async function readFiles(db: Db, ticketId: number) {
  const rows = await db
    .selectFrom('ticket_files')
    .select(['id', 'message_id', 'name', 'kind', 'size_bytes'])
    .where('ticket_id', '=', ticketId)
    .orderBy('id')
    .execute()
  const files = new Map<number, TicketFileData[]>()
  for (const { message_id, ...file } of rows) files.set(message_id, [...(files.get(message_id) ?? []), file])
  return files
}

async function readMoves(db: Db, ticketId: number) {
  const rows = await db
    .selectFrom('ticket_moves')
    .select(['to_state', 'actor', 'at', 'reason'])
    .where('ticket_id', '=', ticketId)
    .orderBy('id')
    .execute()
  return rows.map(({ to_state, actor, at, reason }) => ({
    state: to_state,
    at: at.toISOString(),
    by: moverOf(actor),
    reason,
  }))
}

function moverOf(actor: string) {
  if (actor === 'shop') return 'shop' as const
  return actor === 'guest' || actor.startsWith('member:') ? ('customer' as const) : ('staff' as const)
}

async function findNumber(db: Db, id: number | null) {
  if (id === null) return null
  return (
    (await db.selectFrom('tickets').select(['id', 'number']).where('id', '=', id).executeTakeFirst()) ?? null
  )
}
