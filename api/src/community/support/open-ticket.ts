import { ownsBike } from '../../bikes/index.ts'
import { ownsOrder } from '../../sales/index.ts'
import { isSafetyMatter, type NewTicketInput } from '@nireeka/contracts/api'

import { conflict, fingerprintOf, invalid, queueEmail, type Db } from '../../platform/index.ts'
import { assertMayOpen } from './daily-limits.ts'

/** Who asks: a member, or a guest, of whom only the typed name and email address are known. */
export type Asker =
  | { kind: 'member'; id: number; name: string; email: string }
  | { kind: 'guest'; name: string; email: string }

export interface Opening {
  asker: Asker
  key: string
  input: NewTicketInput
  at: Date
}

/**
 * Opens a ticket, or returns the one that this idempotency key has already opened. Queues the ticket's email in the
 * same transaction.
 */
export async function openTicket(trx: Db, opening: Opening): Promise<{ id: number; number: string }> {
  const { asker, key, input, at } = opening
  const content_hash = fingerprintOf({ asker: identityOf(asker), input })
  if (asker.kind === 'member' && !(await isOpened(trx, asker, key)))
    await assertMayOpen(trx, { userId: asker.id, at })
  await assertOwn(trx, opening)
  const opened = await trx
    .insertInto('tickets')
    .values({
      ...identityOf(asker),
      category: input.category,
      subject: input.subject,
      state: 'new',
      priority: isSafetyMatter(input) ? 'safety' : 'normal',
      order_id: input.order_id,
      order_bike_id: input.order_bike_id,
      from_ticket_id: input.from_ticket_id,
      merged_into_id: null,
      opened_at: at,
      updated_at: at,
      solved_at: null,
      key,
      content_hash,
    })
    .onConflict((already) => already.doNothing())
    .returning(['id', 'number'])
    .executeTakeFirst()
  if (!opened) return findOpened(trx, { asker, key, content_hash })
  await writeDown(trx, opened.id, opening)
  await queueEmail(trx, {
    template: 'ticket_opened',
    to: asker.email,
    data: {
      name: asker.name,
      number: opened.number,
      subject: input.subject,
      ticket_id: asker.kind === 'member' ? opened.id : null,
    },
  })
  return opened
}

const identityOf = (asker: Asker) =>
  asker.kind === 'member'
    ? { user_id: asker.id, guest_name: null, guest_email: null }
    : { user_id: null, guest_name: asker.name, guest_email: asker.email.toLowerCase() }

/** Tells whether this idempotency key has already opened a ticket, so that a repeated request isn't a new message. */
export async function isOpened(db: Db, asker: Asker, key: string): Promise<boolean> {
  return (await ticketsOf(db, asker).where('key', '=', key).executeTakeFirst()) !== undefined
}

async function findOpened(
  trx: Db,
  { asker, key, content_hash }: Pick<Opening, 'asker' | 'key'> & { content_hash: string },
) {
  const before = await ticketsOf(trx, asker).where('key', '=', key).executeTakeFirstOrThrow()
  if (before.content_hash !== content_hash) {
    throw conflict('key_reused', 'This was already sent with different content. Please reload the page.')
  }
  return { id: before.id, number: before.number }
}

const ticketsOf = (db: Db, asker: Asker) => {
  const tickets = db.selectFrom('tickets').select(['id', 'number', 'content_hash'])
  return asker.kind === 'member'
    ? tickets.where('user_id', '=', asker.id)
    : tickets.where('user_id', 'is', null)
}

async function writeDown(trx: Db, ticket_id: number, { asker, key, input, at }: Opening) {
  const author_id = asker.kind === 'member' ? asker.id : null
  await trx
    .insertInto('ticket_messages')
    .values({ ticket_id, side: 'customer', author_id, is_internal: false, text: input.text, at, key })
    .execute()
  await trx
    .insertInto('ticket_moves')
    .values({
      ticket_id,
      from_state: null,
      to_state: 'new',
      actor: author_id ? `member:${author_id}` : 'guest',
      at,
    })
    .execute()
}

/** Throws the same error for another member's order or bike as for one that doesn't exist. */
async function assertOwn(trx: Db, { asker, input }: Opening) {
  const userId = asker.kind === 'member' ? asker.id : 0
  if (input.order_id && !(await ownsOrder(trx, { id: input.order_id, userId })))
    throw invalid('order_id', 'We couldn’t find this order.')
  if (input.order_bike_id && !(await ownsBike(trx, { id: input.order_bike_id, userId })))
    throw invalid('order_bike_id', 'We couldn’t find this bike.')
  if (input.from_ticket_id && !(await ownsTicket(trx, { id: input.from_ticket_id, userId })))
    throw invalid('from_ticket_id', 'We couldn’t find this ticket.')
}

const ownsTicket = async (trx: Db, { id, userId }: { id: number; userId: number }) =>
  (await trx
    .selectFrom('tickets')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined
