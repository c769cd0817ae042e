import { toDollars } from '@nireeka/contracts'
import type { CustomerRowData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { customerRoleOf } from '../../identity/index.ts'
import type { Db } from '../../platform/index.ts'

/** Returns what lists show of members, in the order of their ids. */
export async function readCustomerRows(db: Db, ids: readonly number[]): Promise<CustomerRowData[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('users as member')
    .leftJoin('account_deletions as deletion', 'deletion.user_id', 'member.id')
    .select(['member.id', 'member.name', 'member.last_name', 'member.email', 'member.user_name'])
    .select(['member.is_admin', 'member.created_at', 'member.blocked_at', 'deletion.due_at'])
    .select('member.merged_into_id')
    .select([lastSeenAt, orderCount, spentCents])
    .where('member.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toCustomerRow(row)] : []
  })
}

interface Row {
  id: number
  name: string
  last_name: string
  email: string
  user_name: string
  is_admin: number
  created_at: Date
  blocked_at: Date | null
  merged_into_id: number | null
  due_at: Date | null
  last_seen_at: Date | null
  order_count: number
  spent_cents: number
}

const toCustomerRow = (row: Row): CustomerRowData => ({
  id: row.id,
  name: `${row.name} ${row.last_name}`.trim(),
  email: row.email,
  user_name: row.user_name,
  role: customerRoleOf(row.is_admin),
  joined_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at?.toISOString() ?? null,
  order_count: row.order_count,
  spent: toDollars(row.spent_cents),
  is_blocked: row.blocked_at !== null,
  is_merged: row.merged_into_id !== null,
  deletion_due_at: row.due_at?.toISOString() ?? null,
})

const lastSeenAt = sql<Date | null>`(
  select max(last_seen_at) from sessions where user_id = member.id
)`.as('last_seen_at')

const orderCount = sql<number>`(
  select count(*) from orders where user_id = member.id and paid_at is not null
)`.as('order_count')

const spentCents = sql<number>`(
  select coalesce(sum(total_cents - refunded_cents), 0) from orders where user_id = member.id and paid_at is not null
)`.as('spent_cents')
