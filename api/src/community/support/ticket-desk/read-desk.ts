import type { TicketDeskData } from '@nireeka/contracts/api'

import { bikesOfMember } from '../../../bikes/index.ts'
import { staffOf } from '../../../identity/index.ts'
import { type Caller, type Db, notFound } from '../../../platform/index.ts'
import { latestOrdersOf } from '../../../sales/index.ts'
import { cannedTitles } from '../canned-answers/canned-answers.repository.ts'
import type { Tickets } from '../tickets.repository.ts'
import { toCustomer } from './list-queue.ts'

const ORDERS_SHOWN = 10

interface Needs {
  db: Db
  tickets: Pick<Tickets, 'read'>
}

/** Returns a ticket as staff work on it: the conversation, who has it, and what its customer has of us. */
export async function readDesk({ db, tickets }: Needs, id: number, caller: Caller): Promise<TicketDeskData> {
  const row = await db
    .selectFrom('tickets as ticket')
    .leftJoin('users as asker', 'asker.id', 'ticket.user_id')
    .leftJoin('users as colleague', 'colleague.id', 'ticket.assignee_id')
    .select(['ticket.version', 'ticket.user_id', 'ticket.guest_name', 'ticket.guest_email'])
    .select(['asker.name', 'asker.last_name', 'asker.email'])
    .select(['colleague.id as assignee_id', 'colleague.name as assignee_name'])
    .where('ticket.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('This ticket')
  const [ticket, colleagues, canned_answers, other_tickets, orders, bikes] = await Promise.all([
    tickets.read(id, caller),
    readColleagues(db),
    cannedTitles(db),
    readOthers(db, id, row),
    row.user_id === null ? [] : latestOrdersOf(db, row.user_id, ORDERS_SHOWN),
    row.user_id === null ? [] : bikesOfMember(db, row.user_id),
  ])
  return {
    version: row.version,
    ticket,
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
    colleagues,
    canned_answers,
    customer: toCustomer(row),
    other_tickets,
    orders,
    bikes,
  }
}

/** Returns the staff who work on tickets, to whom a ticket can be assigned. */
const readColleagues = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'name'])
    .where(staffOf('support'))
    .orderBy('name')
    .orderBy('id')
    .limit(200)
    .execute()

/** Returns the customer's other open tickets. A guest is known by the email address alone. */
function readOthers(
  db: Db,
  id: number,
  { user_id, guest_email }: { user_id: number | null; guest_email: string | null },
) {
  const others = db
    .selectFrom('tickets')
    .select(['id', 'number', 'subject'])
    .where('id', '<>', id)
    .where('state', '<>', 'closed')
    .orderBy('id', 'desc')
    .limit(20)
  const own =
    user_id === null
      ? others.where('guest_email', '=', guest_email ?? '')
      : others.where('user_id', '=', user_id)
  return own.execute()
}
