import { type CannedField, fillFields, missingFieldsOf } from '@nireeka/contracts/api'

import { nameAndEmailOf } from '../../../identity/index.ts'
import { type Caller, type Db, notFound } from '../../../platform/index.ts'
import { findOrderNumber } from '../../../sales/index.ts'
import { readCanned } from './canned-answers.repository.ts'

interface Wanted {
  ticketId: number
  answerId: number
  caller: Caller
}

/** Returns a canned answer as it reads for a ticket, and the fields that the ticket has nothing for. */
export async function fillCanned(db: Db, { ticketId, answerId, caller }: Wanted) {
  const { body } = await readCanned(db, answerId)
  const ticket = await db
    .selectFrom('tickets as ticket')
    .leftJoin('users as asker', 'asker.id', 'ticket.user_id')
    .select(['ticket.number', 'ticket.subject', 'ticket.order_id', 'ticket.guest_name', 'asker.name'])
    .where('ticket.id', '=', ticketId)
    .executeTakeFirst()
  if (!ticket) throw notFound('This ticket')
  const order = ticket.order_id === null ? null : await findOrderNumber(db, ticket.order_id)
  const agent = await nameAndEmailOf(db, caller.id)
  const values: Partial<Record<CannedField, string>> = {
    name: ticket.guest_name ?? ticket.name ?? '',
    ticket: ticket.number,
    subject: ticket.subject,
    agent: agent.name,
    ...(order && { order: order.number }),
  }
  return { text: fillFields(body, values), missing: missingFieldsOf(body, values) }
}
