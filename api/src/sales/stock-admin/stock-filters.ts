import { LOW_STOCK, type StockExportQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { type SelectQueryBuilder, sql } from 'kysely'

export type StockFilters = Omit<z.output<typeof StockExportQuery>, 'sort'>

/** Returns the words that are searched for; empty for none. */
export const wordsOf = ({ search = '' }: StockFilters) => search.trim()

/** Keeps what has counted stock, and of that what is low or out. */
export function inLevel<DB, TB extends keyof DB, O>(
  items: SelectQueryBuilder<DB, TB, O>,
  { level }: StockFilters,
) {
  const counted = items.where(sql<boolean>`item.stock is not null`)
  if (level === undefined) return counted
  return counted.where(level === 'out' ? sql<boolean>`item.stock = 0` : isLow)
}

/** The condition for what is low, as in the overview. */
const isLow = sql<boolean>`item.stock <= ${sql.lit(LOW_STOCK)}`
