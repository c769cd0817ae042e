import type { AdminPartData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { readPrices } from '../../../catalogue/index.ts'
import { notFound, type Db } from '../../../platform/index.ts'
import { performanceOf } from '../../configurator/to-bike.ts'
import { readRuleNames, sentenceOf } from '../rules/rule-sentence.ts'
import { readFits, toPartRow } from './part-list.repository.ts'

/** Returns a part as admins edit it; throws a 404 for one that there isn't. */
export async function readAdminPart(db: Db, id: number): Promise<AdminPartData> {
  const row = await db
    .selectFrom('parts as part')
    .innerJoin('slots as slot', 'slot.id', 'part.slot_id')
    .selectAll('part')
    .select('slot.title as slot_title')
    .where('part.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('This part')
  const fits = await readFits(db, [id])
  return {
    ...toPartRow(row, fits.get(id) ?? []),
    summary: row.summary,
    performance: performanceOf(row),
    rules: await rulesOf(db, id),
    prices: await readPrices(db, { kind: 'part', id }),
  }
}

async function rulesOf(db: Db, partId: number): Promise<AdminPartData['rules']> {
  const rules = await db
    .selectFrom('build_rules')
    .selectAll()
    .where(sql<boolean>`${partId} = any (when_parts || then_parts || repair_parts)`)
    .orderBy('number')
    .execute()
  const names = await readRuleNames(db, rules)
  return rules.map((rule) => ({ id: rule.number, sentence: sentenceOf(rule, names) }))
}
