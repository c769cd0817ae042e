import type { ListColumn } from './list.ts'

type Columns = ReadonlyArray<Pick<ListColumn<never>, 'header' | 'isFact'>>

const STATUS = 'Status'
const FACTS = 2

/**
 * Returns where a column's cell is on a card: its first column is the heading, the one called "Status" is beside it, and
 * two others are facts below; the rest is on the row's page.
 */
export function cardPart(columns: Columns, header: string): 'status' | 'fact' | 'none' {
  if (header === STATUS) return 'status'
  const others = columns.slice(1).filter((column) => column.header !== STATUS)
  const chosen = others.filter(({ isFact }) => isFact)
  const facts = chosen.length > 0 ? chosen : others.slice(0, FACTS)
  return facts.some((fact) => fact.header === header) ? 'fact' : 'none'
}
