import { type RawBuilder, sql } from 'kysely'

import type { Db } from '../database/open-database.ts'
import type { OnMerge } from './merge-rules.ts'

/** The member whose data is read or erased. */
export interface Person {
  id: number
  email: string
  /** The hashes by which limits and links know the email address and the account. */
  hashes: Buffer[]
}

/** A document for the export, such as an invoice, which is made when it is read. */
export interface PersonalDocument {
  name: string
  read: () => Promise<Buffer>
}

type Column<Row> = keyof Row & string

/** What an export says of a member's rows, and what becomes of them when the account is merged or deleted. */
export interface PersonalRule<Row = Record<string, unknown>> {
  /** The condition for the member's rows. */
  of: (person: Person) => RawBuilder<unknown>
  /** The condition for those of them that the export has, if it hasn't all. */
  exported?: RawBuilder<unknown>
  /** The columns that the export leaves out, with the reason. */
  leftOut?: { [C in Column<Row>]?: string }
  /** Columns of which the export has a part, such as an email without its link. */
  exportedAs?: { [C in Column<Row>]?: RawBuilder<unknown> }
  /** The bytes of a file and the name that the export gives it; such bytes aren't in the JSON file. */
  file?: { bytes: Column<Row>; name: RawBuilder<string> }
  /** The documents that are made of the rows. They are read one after the other, in the same transaction. */
  documents?: (trx: Db, person: Person) => Promise<PersonalDocument[]>
  onMerge: OnMerge<Row>
  onDeletion: 'delete' | Kept<Row>
}

/** Rows that stay. Texts that aren't changed stay only if they are in `keeps`, each with its reason. */
export interface Kept<Row> {
  changes?: { [C in Column<Row>]?: RawBuilder<unknown> }
  keeps: { [C in Column<Row>]?: string }
}

/** A rule for each table of a domain; a sentence says why a table has nothing of a member. */
export type PersonalRules<Tables> = { [T in keyof Tables]: PersonalRule<Tables[T]> | string }

/** The rules of all tables by their names, in the order in which they are applied: rows before those they refer to. */
export type AllPersonalRules = ReadonlyArray<readonly [table: string, rule: PersonalRule]>

/** Puts the rules of the domains together, without the tables that have nothing of a member. */
export const personalRulesOf = (domains: ReadonlyArray<Record<string, unknown>>): AllPersonalRules =>
  domains.flatMap((rules) =>
    Object.entries(rules).flatMap(([table, rule]) =>
      typeof rule === 'string' ? [] : [[table, rule as PersonalRule] as const],
    ),
  )

/** The condition for rows whose column has the member's id. */
export const ownedBy = (column: string) => (person: Person) => sql`${sql.ref(column)} = ${person.id}`

export const NOTHING = sql`null`

/** Reasons that many columns share. */
export const ACCOUNT = 'The number of the account, whose row names nobody any more.'
export const STAFF = 'The number of the account of staff who did it.'
export const WORD = 'A word of the shop’s, such as a state.'
export const MADE = 'Made of other columns, which have rules of their own.'
export const SECRET = 'A secret, or the hash of one.'
