import type { NewRule, RuleCheck, RuleEdit, RuleRemoval } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import { invalid, recordAudit, type Db, type StaffCaller } from '../../../platform/index.ts'
import { RULE_COLUMNS } from '../../configurator/rules-for.ts'
import { tryChange } from '../check/build-effects.ts'
import { makeChange } from '../check/make-change.ts'
import { lockCatalogue } from '../check/read-catalogue.ts'
import { changesBetween } from '../changes-between.ts'
import { assertVersion } from '../versions.ts'

interface Needs {
  db: Db
  now: () => Date
}
type RuleFields = z.output<typeof RuleCheck>['rule']
export type WriteRules = ReturnType<typeof createWriteRules>

/** Creates what admins do with rules, by their numbers. */
export function createWriteRules({ db, now }: Needs) {
  return {
    /** Returns what a rule would do to builds; nothing is written. */
    check: ({ id, rule }: z.output<typeof RuleCheck>) =>
      tryChange(db, async (trx) => {
        await checkParts(trx, rule)
        if (id === null) await insertRule(trx, rule, null)
        else await updateRule(trx, id, rule)
      }),

    /** Creates a rule; returns its number. The same key again returns the rule of the first time. */
    create: ({ accept_broken, ...rule }: z.output<typeof NewRule>, key: string, by: StaffCaller) =>
      db.transaction().execute(async (trx): Promise<number> => {
        await lockCatalogue(trx)
        const made = await trx
          .selectFrom('build_rules')
          .select('number')
          .where('created_key', '=', key)
          .executeTakeFirst()
        if (made) return made.number
        await checkParts(trx, rule)
        let id = 0
        await makeChange(
          trx,
          async () => {
            id = await insertRule(trx, rule, key)
          },
          accept_broken,
        )
        const subject = { kind: 'rule', id } as const
        await recordAudit(trx, { by, action: 'rule.create', subject, before: null, after: rule, at: now() })
        return id
      }),

    edit: (id: number, input: z.output<typeof RuleEdit>, by: StaffCaller): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { version, accept_broken, ...rule } = input
        await lockCatalogue(trx)
        const { version: _version, ...before } = await readRule(trx, id, version)
        await checkParts(trx, rule)
        await makeChange(trx, () => updateRule(trx, id, rule), accept_broken)
        const subject = { kind: 'rule', id } as const
        const facts = changesBetween(before, rule)
        await recordAudit(trx, { by, action: 'rule.edit', subject, ...facts, at: now() })
      }),

    remove: (id: number, { version, accept_broken }: z.output<typeof RuleRemoval>, by: StaffCaller) =>
      db.transaction().execute(async (trx): Promise<void> => {
        await lockCatalogue(trx)
        const { version: _version, ...before } = await readRule(trx, id, version)
        await makeChange(
          trx,
          () => trx.deleteFrom('build_rules').where('id', '=', `R${id}`).execute(),
          accept_broken,
        )
        const subject = { kind: 'rule', id } as const
        await recordAudit(trx, {
          by,
          action: 'rule.delete',
          subject,
          before,
          after: { deleted: true },
          at: now(),
        })
      }),
  }
}

/** Throws a 422 at the field that names a part that there isn't. */
async function checkParts(trx: Db, rule: RuleFields): Promise<void> {
  const fields = ['when_parts', 'then_parts', 'repair_parts'] as const
  const ids = fields.flatMap((field) => rule[field])
  const rows = await trx.selectFrom('parts').select('id').where('id', 'in', ids).execute()
  const known = new Set(rows.map(({ id }) => id))
  const wrong = fields.find((field) => rule[field].some((id) => !known.has(id)))
  if (wrong) throw invalid(wrong, 'We don’t know one of these parts.')
}

async function insertRule(trx: Db, rule: RuleFields, created_key: string | null): Promise<number> {
  const { number } = await trx
    .insertInto('build_rules')
    .values({ ...rule, id: sql<string>`'R' || nextval('build_rule_numbers')`, created_key })
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}

const updateRule = (trx: Db, id: number, rule: RuleFields) =>
  trx.updateTable('build_rules').set(rule).where('id', '=', `R${id}`).execute()

const readRule = async (trx: Db, id: number, version: number) =>
  assertVersion(
    await trx
      .selectFrom('build_rules')
      .select([...RULE_COLUMNS, 'version'])
      .where('id', '=', `R${id}`)
      .executeTakeFirst(),
    version,
    'This rule',
  )
