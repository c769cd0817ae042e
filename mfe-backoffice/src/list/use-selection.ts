import { useState } from 'react'

/** Rows that are selected, also on other pages, and why an action failed for some of them. */
export interface Selection<Row extends { id: number }> {
  rows: readonly Row[]
  has: (id: number) => boolean
  /** Returns why the last action failed for a row; undefined if it didn't. */
  reasonOf: (id: number) => string | undefined
  set: (rows: readonly Row[], isSelected: boolean) => void
  clear: () => void
  /** Keeps only the rows for which an action failed or didn't begin, with the reasons. */
  keep: (rows: readonly Row[], reasons: ReadonlyMap<number, string>) => void
}

const NO_REASONS: ReadonlyMap<number, string> = new Map()

/** Returns the selection of a list. It ends when `scope`, the search and filters of the list, changes. */
export function useSelection<Row extends { id: number }>(scope: string): Selection<Row> {
  const [held, hold] = useState({ scope, rows: new Map<number, Row>(), reasons: NO_REASONS })
  const current = held.scope === scope ? held : { scope, rows: new Map<number, Row>(), reasons: NO_REASONS }
  if (current !== held) hold(current)

  return {
    rows: [...current.rows.values()],
    has: (id) => current.rows.has(id),
    reasonOf: (id) => current.reasons.get(id),
    set(rows, isSelected) {
      const next = new Map(current.rows)
      for (const row of rows) {
        if (isSelected) next.set(row.id, row)
        else next.delete(row.id)
      }
      hold({ ...current, rows: next })
    },
    clear: () => hold({ scope, rows: new Map(), reasons: NO_REASONS }),
    keep: (rows, reasons) => hold({ scope, rows: new Map(rows.map((row) => [row.id, row])), reasons }),
  }
}
