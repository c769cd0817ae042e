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

/**
 * Returns the selection of a list. It ends when `scope`, the search and filters of the list, changes. Of the rows that
 * are `shown` it holds what is shown, so that an action is about the version that somebody has seen last.
 */
export function useSelection<Row extends { id: number }>(
  scope: string,
  shown: readonly Row[],
): Selection<Row> {
  const [held, hold] = useState({ scope, rows: new Map<number, Row>(), reasons: NO_REASONS })
  const before = held.scope === scope ? held : { scope, rows: new Map<number, Row>(), reasons: NO_REASONS }
  const newer = shown.filter((row) => before.rows.has(row.id) && before.rows.get(row.id) !== row)
  const current = newer.length > 0 ? { ...before, rows: withRows(before.rows, newer) } : before
  if (current !== held) hold(current)

  return {
    rows: [...current.rows.values()],
    has: (id) => current.rows.has(id),
    reasonOf: (id) => current.reasons.get(id),
    set(rows, isSelected) {
      const left = new Map(current.rows)
      for (const { id } of rows) left.delete(id)
      hold({ ...current, rows: isSelected ? withRows(current.rows, rows) : left })
    },
    clear: () => hold({ scope, rows: new Map(), reasons: NO_REASONS }),
    keep: (rows, reasons) => hold({ scope, rows: withRows(new Map(), rows), reasons }),
  }
}

const withRows = <Row extends { id: number }>(held: ReadonlyMap<number, Row>, rows: readonly Row[]) =>
  new Map([...held, ...rows.map((row) => [row.id, row] as const)])
