import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

interface Series {
  table: 'invoice_numbers' | 'credit_note_numbers'
  prefix: string
}

export const INVOICES: Series = { table: 'invoice_numbers', prefix: 'INV' }
export const CREDIT_NOTES: Series = { table: 'credit_note_numbers', prefix: 'CN' }

/**
 * Returns the next number of a series in a year, such as INV-2026-000042. The year's row stays locked until the
 * transaction ends, so numbers have neither gaps nor duplicates.
 */
export async function nextNumber(trx: Db, { table, prefix }: Series, year: number): Promise<string> {
  const { rows } = await sql<{ last: number }>`
    insert into ${sql.table(table)} as series (year, last) values (${year}, 1)
    on conflict (year) do update set last = series.last + 1 returning last`.execute(trx)
  return `${prefix}-${year}-${String(rows[0]?.last).padStart(6, '0')}`
}
