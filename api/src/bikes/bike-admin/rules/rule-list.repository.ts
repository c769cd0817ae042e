import type { AdminRuleData, RuleListData, RuleListQuery, RuleRowData } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { type Selectable, sql } from 'kysely'

import { notFound, startingWith, type Db } from '../../../platform/index.ts'
import type { ConfiguratorTables } from '../../configurator/tables.ts'
import { readRuleNames, sentenceOf } from './rule-sentence.ts'

const PER_PAGE = 50

type Query = z.output<typeof RuleListQuery>
type Row = Selectable<ConfiguratorTables['build_rules']>
export type RuleList = ReturnType<typeof createRuleList>

/** Creates the repository of the rules of which parts go together, by their numbers. */
export const createRuleList = (db: Db) => ({
  async list(query: Query): Promise<RuleListData> {
    const found = filtered(db, query)
    const { total } = await found
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await found
      .selectAll()
      .orderBy('number')
      .limit(PER_PAGE)
      .offset((query.page - 1) * PER_PAGE)
      .execute()
    const names = await readRuleNames(db, rows)
    const items = rows.map((row) => toRuleRow(row, names))
    return { items, page: query.page, per_page: PER_PAGE, total }
  },

  /** Returns a rule by its number; throws a 404 for one that there isn't. */
  async read(id: number): Promise<AdminRuleData> {
    const row = await db.selectFrom('build_rules').selectAll().where('id', '=', `R${id}`).executeTakeFirst()
    if (!row) throw notFound('This rule')
    const { when_parts, then_parts, sizes, speed_limit_kmh, repair_parts } = row
    return {
      ...toRuleRow(row, await readRuleNames(db, [row])),
      when_parts,
      then_parts,
      sizes,
      speed_limit_kmh,
      repair_parts,
    }
  },
})

function filtered(db: Db, { search, kind }: Query) {
  let rows = db.selectFrom('build_rules')
  const sought = search?.trim()
  if (sought) rows = rows.where(matching(sought))
  if (kind) rows = rows.where('kind', '=', kind)
  return rows
}

const matching = (sought: string) => sql<boolean>`
  (fold(build_rules.text) like fold(${`%${startingWith(sought)}`}) or lower(build_rules.id) = lower(${sought}))`

const toRuleRow = (row: Row, names: ReadonlyMap<number, string>): RuleRowData => ({
  id: row.number,
  name: row.id,
  kind: row.kind,
  sentence: sentenceOf(row, names),
  text: row.text,
  version: row.version,
})
