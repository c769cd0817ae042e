import type { StockSort } from '@nireeka/contracts/api'
import { type RawBuilder, sql } from 'kysely'

const KEYS: Record<string, RawBuilder<unknown>> = {
  name: sql`item.title collate "und-x-icu"`,
  available: sql`item.stock`,
  back: sql`item.restock_on`,
}

/** Returns what a sort compares, and its direction. Without a day an item comes last, whichever the direction. */
export function orderOf(sort: StockSort) {
  const isDown = sort.startsWith('-')
  const direction = isDown ? sql`desc` : sql`asc`
  const key = KEYS[isDown ? sort.slice(1) : sort] ?? sql`item.stock`
  return { key, direction, nulls: sort === '-back' ? sql`nulls last` : sql`` }
}
