import type { Readable } from 'node:stream'

import type { CustomerExportQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { type Db, recordsInParts, writeCsv } from '../../platform/index.ts'
import { sortedCustomers } from './customer-list.repository.ts'
import { readCustomerRows } from './customer-rows.ts'

const COLUMNS = [
  'id',
  'name',
  'email',
  'user_name',
  'role',
  'joined_at',
  'last_seen_at',
  'orders',
  'spent',
  'blocked',
  'merged',
  'deletion_due_at',
] as const

/** Returns the members that pass the filters as a stream of CSV: at most 200,000 rows. */
export const exportCustomers = (
  db: Db,
  { sort, ...filters }: z.output<typeof CustomerExportQuery>,
): Readable =>
  writeCsv(
    COLUMNS,
    recordsInParts({
      ids: (most) => sortedCustomers(db, filters, sort).limit(most).execute(),
      records: async (ids) => (await readCustomerRows(db, ids)).map(toRecord),
    }),
  )

type Row = Awaited<ReturnType<typeof readCustomerRows>>[number]

const toRecord = (row: Row): Record<(typeof COLUMNS)[number], string | number> => ({
  id: row.id,
  name: row.name,
  email: row.email,
  user_name: row.user_name,
  role: row.role,
  joined_at: row.joined_at,
  last_seen_at: row.last_seen_at ?? '',
  orders: row.order_count,
  spent: row.spent.toFixed(2),
  blocked: row.is_blocked ? 'yes' : 'no',
  merged: row.is_merged ? 'yes' : 'no',
  deletion_due_at: row.deletion_due_at ?? '',
})
