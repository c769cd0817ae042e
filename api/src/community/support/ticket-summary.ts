import type { TicketSummaryData } from '@nireeka/contracts/api'
import { type Selectable, sql } from 'kysely'

import type { SupportTables } from './tables.ts'

/** The SQL for the number of a ticket's messages, without internal notes. */
export const messageCount = sql<number>`(
  select count(*) from ticket_messages where ticket_id = tickets.id and not is_internal
)`.as('message_count')

export const toSummary = (
  row: Selectable<SupportTables['tickets']> & { message_count: number },
): TicketSummaryData => ({
  id: row.id,
  number: row.number,
  subject: row.subject,
  category: row.category,
  state: row.state,
  priority: row.priority,
  opened_at: row.opened_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  message_count: row.message_count,
})
