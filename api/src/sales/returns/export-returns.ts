import type { Readable } from 'node:stream'

import { toDollars } from '@nireeka/contracts'
import type { ReturnExportQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { type Db, recordsInParts, writeCsv } from '../../platform/index.ts'
import { filteredReturns, sortedReturns } from './return-filters.ts'
import { customerOf, readReturnRows, type ReturnRow } from './return-list.repository.ts'

const COLUMNS = [
  'number',
  'status',
  'requested_at',
  'order',
  'customer',
  'email',
  'wish',
  'refunded',
  'contents',
] as const

/** Returns the returns that pass the filters as a stream of CSV. */
export const exportReturns = (db: Db, { sort, ...filters }: z.output<typeof ReturnExportQuery>): Readable =>
  writeCsv(
    COLUMNS,
    recordsInParts({
      ids: (most) =>
        sortedReturns(filteredReturns(db, filters).select('asked.id'), sort).limit(most).execute(),
      records: async (ids) => (await readReturnRows(db, ids)).map(toRecord),
    }),
  )

function toRecord(row: ReturnRow): Record<(typeof COLUMNS)[number], string> {
  const { name, email } = customerOf(row)
  const refunded = row.refund_state === 'failed' ? 0 : (row.refund_cents ?? 0)
  return {
    number: row.number,
    status: row.status,
    requested_at: row.requested_at.toISOString(),
    order: row.order_number,
    customer: name,
    email,
    wish: row.wish,
    refunded: toDollars(refunded).toFixed(2),
    contents: row.lines.map(({ title, count, reason }) => `${count} × ${title} (${reason})`).join('; '),
  }
}
