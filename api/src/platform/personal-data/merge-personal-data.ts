import type { MergeItem } from '@nireeka/contracts/api'
import { type RawBuilder, sql } from 'kysely'

import type { Db } from '../database/open-database.ts'
import { type Merge, type Moved, ownerOf } from './merge-rules.ts'
import type { AllPersonalRules, PersonalRule } from './personal-rules.ts'

type AnyMoved = Moved<Record<string, unknown>>

/** Moves the rows of an account to another one in all tables, by their rules and in their order. */
export async function mergePersonalData(trx: Db, rules: AllPersonalRules, merge: Merge) {
  for (const [table, rule] of rules) await mergeTable(trx, table, rule, merge)
}

async function mergeTable(trx: Db, table: string, { of, onMerge }: PersonalRule, merge: Merge) {
  if (onMerge === 'follows') return
  if (onMerge === 'delete') {
    await sql`delete from ${sql.table(table)} where ${of(merge.from)}`.execute(trx)
    return
  }
  if (onMerge.before) await onMerge.before(merge).execute(trx)
  await endDuplicates(trx, table, onMerge, merge)
  const owner = ownerOf(onMerge, merge)
  if (!owner) return
  await update(trx, table, {
    set: { [owner.column]: sql`${owner.after}`, ...onMerge.changes },
    where: sql`${sql.ref(owner.column)} = ${owner.before}`,
  })
  for (const column of onMerge.moves?.slice(1) ?? []) {
    const where = sql`${sql.ref(column)} = ${merge.from.id}`
    await update(trx, table, { set: { [column]: sql`${merge.into.id}` }, where })
  }
}

/** Deletes or changes the rows of which the other account has one of its own. */
async function endDuplicates(trx: Db, table: string, moved: AnyMoved, merge: Merge) {
  const where = duplicateOf(table, moved, merge)
  if (!where) return
  if (moved.duplicates) await update(trx, table, { set: moved.duplicates, where })
  else await sql`delete from ${sql.table(table)} where ${where}`.execute(trx)
}

/** The condition for rows of which the other account has one of its own; null where both accounts' rows stay. */
function duplicateOf(table: string, moved: AnyMoved, merge: Merge) {
  const owner = ownerOf(moved, merge)
  if (!owner || !moved.once) return null
  const { column, before, after } = owner
  const same = moved.once.map(
    (name) => sql` and kept.${sql.ref(name)} = ${sql.table(table)}.${sql.ref(name)}`,
  )
  return sql`${sql.ref(column)} = ${before} and exists (
    select from ${sql.table(table)} as kept where kept.${sql.ref(column)} = ${after}${sql.join(same, sql``)})`
}

interface Update {
  set: Record<string, RawBuilder<unknown> | undefined>
  where: RawBuilder<unknown>
}

async function update(trx: Db, table: string, { set, where }: Update) {
  const changes = Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${where}`.execute(trx)
}

/** How much of a kind both accounts have, and how much of the first one ends because the second one has it, too. */
export interface MergeCount {
  name: MergeItem
  from: number
  into: number
  duplicates: number
}

/** Counts what a merger would move, for those tables that admins are shown. */
export async function countMerge(db: Db, rules: AllPersonalRules, merge: Merge): Promise<MergeCount[]> {
  const counts: MergeCount[] = []
  for (const [table, { onMerge }] of rules) {
    if (typeof onMerge === 'string' || !onMerge.shownAs) continue
    const owner = ownerOf(onMerge, merge)
    if (!owner) continue
    const is = (value: string | number) => sql`${sql.ref(owner.column)} = ${value}`
    const { rows } = await sql<Omit<MergeCount, 'name'>>`
      select count(*) filter (where ${is(owner.before)})::int as from,
        count(*) filter (where ${is(owner.after)})::int as into,
        count(*) filter (where ${duplicateOf(table, onMerge, merge) ?? sql`false`})::int as duplicates
      from ${sql.table(table)} where ${is(owner.before)} or ${is(owner.after)}`.execute(db)
    if (rows[0]) counts.push({ name: onMerge.shownAs, ...rows[0] })
  }
  return counts
}
