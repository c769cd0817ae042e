import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'
import type { AllPersonalRules, Person, PersonalRule } from './personal-rules.ts'

/** Deletes or anonymises the member's rows in all tables, by their rules and in their order. */
export async function erasePersonalData(trx: Db, rules: AllPersonalRules, person: Person) {
  for (const [table, rule] of rules) await eraseFrom(trx, table, rule, person)
}

async function eraseFrom(trx: Db, table: string, { of, onDeletion }: PersonalRule, person: Person) {
  if (onDeletion === 'delete') {
    await sql`delete from ${sql.table(table)} where ${of(person)}`.execute(trx)
    return
  }
  const changes = Object.entries(onDeletion.changes ?? {})
  if (changes.length === 0) return
  const set = sql.join(changes.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
  await sql`update ${sql.table(table)} set ${set} where ${of(person)}`.execute(trx)
}
