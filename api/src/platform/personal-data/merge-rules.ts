import type { MergeItem } from '@nireeka/contracts/api'
import type { RawBuilder } from 'kysely'

import type { Person } from './personal-rules.ts'

type Column<Row> = keyof Row & string

/** An account that ends, and the one that gets what it had. */
export interface Merge {
  from: Person
  into: Person
}

/**
 * What becomes of a member's rows when the account is merged into another one. Rows that follow name no member: they
 * belong to a row that does, such as an order.
 */
export type OnMerge<Row> = 'delete' | 'follows' | Moved<Row>

export interface Moved<Row> {
  /** The columns with the member's number, which become the other account's. */
  moves?: ReadonlyArray<Column<Row>>
  /** The same for a column with the member's email address. */
  movesEmail?: Column<Row>
  /**
   * The columns by which a member has a row once (none: one row in all). Where the other account has such a row, that one
   * stays and this one is deleted, or changed by `duplicates`.
   */
  once?: ReadonlyArray<Column<Row>>
  duplicates?: { [C in Column<Row>]?: RawBuilder<unknown> }
  /** What else changes in rows that move. */
  changes?: { [C in Column<Row>]?: RawBuilder<unknown> }
  /** Columns that go on naming the merged account, each with the reason. */
  stays?: { [C in Column<Row>]?: string }
  /** What has to happen before rows move, such as counting anew what counts them. */
  before?: (merge: Merge) => RawBuilder<unknown>
  /** What admins see these rows as before they merge. */
  shownAs?: MergeItem
}

/** Returns the column by which rows of a rule are the member's, with the values that it has before and after. */
export function ownerOf({ moves = [], movesEmail }: Moved<Record<string, unknown>>, { from, into }: Merge) {
  if (movesEmail) return { column: movesEmail, before: from.email, after: into.email }
  return moves[0] ? { column: moves[0], before: from.id, after: into.id } : null
}
