import { isDeepStrictEqual } from 'node:util'

import type { DiagnosisChange, DiagnosisInput, DiagnosisPublication } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import {
  conflict,
  type Db,
  invalid,
  notFound,
  rebuildWords,
  recordAudit,
  type StaffCaller,
} from '../../platform/index.ts'
import { toGuideRow } from './to-guide-row.ts'

interface Needs {
  db: Db
  now: () => Date
}

/** Creates what admins do with guides. Every function records the audit and renews the words of the help centre's search. */
export function createWriteGuides({ db, now }: Needs) {
  return {
    /** Creates a draft; returns its id. The same key again returns the guide of the first time. */
    create: (input: DiagnosisInput, key: string, by: StaffCaller): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const row = await toGuideRow(trx, input)
        const made = await trx
          .insertInto('diagnosis_guides')
          .values({ ...row, created_key: key, updated_at: now() })
          .onConflict((known) => known.column('created_key').doNothing())
          .returning('id')
          .executeTakeFirst()
          .catch(explainTaken)
        if (!made) return idOfKey(trx, key)
        await recordAudit(trx, {
          by,
          action: 'diagnosis.create',
          subject: { kind: 'diagnosis', id: made.id },
          before: null,
          after: { ...input },
          at: now(),
        })
        return made.id
      }),

    /** Changes a guide; throws a 409 when it has changed since it was read. */
    change: (id: number, { version, ...input }: z.output<typeof DiagnosisChange>, by: StaffCaller) =>
      db.transaction().execute(async (trx) => {
        const { version: _version, is_published: _published, ...stored } = await lockGuide(trx, id, version)
        const row = await toGuideRow(trx, input)
        await trx
          .updateTable('diagnosis_guides')
          .set({ ...row, version: version + 1, updated_at: now() })
          .where('id', '=', id)
          .execute()
          .catch(explainTaken)
        await rebuildWords(trx, 'help')
        await recordAudit(trx, {
          by,
          action: 'diagnosis.edit',
          subject: { kind: 'diagnosis', id },
          ...changesBetween(stored, {
            ...row,
            checks: JSON.parse(row.checks),
            outcomes: JSON.parse(row.outcomes),
          }),
          at: now(),
        })
      }),

    /** Publishes a guide or makes it a draft; throws a 409 when it has changed since it was read. */
    publish: (
      id: number,
      { version, is_published }: z.output<typeof DiagnosisPublication>,
      by: StaffCaller,
    ) =>
      db.transaction().execute(async (trx) => {
        const stored = await lockGuide(trx, id, version)
        await trx
          .updateTable('diagnosis_guides')
          .set({ is_published, version: version + 1, updated_at: now() })
          .where('id', '=', id)
          .execute()
        await rebuildWords(trx, 'help')
        await recordAudit(trx, {
          by,
          action: 'diagnosis.publish',
          subject: { kind: 'diagnosis', id },
          before: { is_published: stored.is_published },
          after: { is_published },
          at: now(),
        })
      }),
  }
}

async function lockGuide(trx: Db, id: number, version: number) {
  const guide = await trx
    .selectFrom('diagnosis_guides')
    .select([
      'slug',
      'kind',
      'code',
      'area',
      'title',
      'summary',
      'words',
      'safety',
      'safe_to_ride',
      'do_not_ride',
      'minutes',
    ])
    .select(['checks', 'outcomes', 'is_published', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!guide) throw notFound('This guide')
  if (guide.version !== version) {
    throw conflict('stale_version', 'This guide has changed in the meantime. Please review it and try again.')
  }
  return guide
}

async function idOfKey(trx: Db, key: string): Promise<number> {
  const { id } = await trx
    .selectFrom('diagnosis_guides')
    .select('id')
    .where('created_key', '=', key)
    .executeTakeFirstOrThrow()
  return id
}

/** Throws a 422 in place of the database's error that an address or a code is another guide's. */
function explainTaken(error: unknown): never {
  const constraint = String((error as { constraint?: unknown } | null)?.constraint)
  if (constraint === 'diagnosis_guides_slug_key') throw invalid('slug', 'Another guide has this address.')
  if (constraint === 'diagnosis_guides_code_key') throw invalid('code', 'Another guide is about this code.')
  throw error
}

type Facts = Readonly<Record<string, unknown>>

/** Returns the facts that differ, as they were and as they are. */
function changesBetween(before: Facts, after: Facts) {
  const changed = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]))
  const pick = (facts: Facts) => Object.fromEntries(changed.map((name) => [name, facts[name]]))
  return { before: pick(before), after: pick(after) }
}
