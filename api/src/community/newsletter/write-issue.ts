import { isDeepStrictEqual } from 'node:util'

import type { NewsletterIssueChange, NewsletterIssueInput } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import {
  conflict,
  type Db,
  invalid,
  queueEmail,
  recordAudit,
  type StaffCaller,
} from '../../platform/index.ts'
import { lockIssue } from './lock-issue.ts'

interface Needs {
  db: Db
  now: () => Date
}

/** Creates the functions by which admins write and test issues; each is recorded in the audit log. */
export function createWriteIssues({ db, now }: Needs) {
  return {
    /** Creates a draft; returns its id. The same key again returns the issue of the first time. */
    create: (input: NewsletterIssueInput, key: string, by: StaffCaller): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const made = await trx
          .insertInto('newsletter_issues')
          .values({ ...input, created_key: key, updated_at: now() })
          .onConflict((known) => known.column('created_key').doNothing())
          .returning('id')
          .executeTakeFirst()
          .catch(explainUnknown)
        if (!made) return idOfKey(trx, key)
        await recordAudit(trx, {
          by,
          action: 'newsletter.create',
          subject: { kind: 'newsletter', id: made.id },
          before: null,
          after: { ...input },
          at: now(),
        })
        return made.id
      }),

    /** Changes a draft; throws a 409 when it has changed since it was read, or its sending has begun. */
    change: (id: number, { version, ...input }: z.output<typeof NewsletterIssueChange>, by: StaffCaller) =>
      db.transaction().execute(async (trx) => {
        const stored = await lockIssue(trx, id, version)
        if (stored.state !== 'draft') {
          throw conflict('not_a_draft', 'This issue is being sent or has been sent, so it stays as it is.')
        }
        await trx
          .updateTable('newsletter_issues')
          .set({ ...input, version: version + 1, updated_at: now() })
          .where('id', '=', id)
          .execute()
          .catch(explainUnknown)
        await recordAudit(trx, {
          by,
          action: 'newsletter.edit',
          subject: { kind: 'newsletter', id },
          ...changesBetween(stored, input),
          at: now(),
        })
      }),

    /** Emails an issue, as it is stored, to the admin who asks. */
    test: (id: number, version: number, by: StaffCaller) =>
      db.transaction().execute(async (trx) => {
        await lockIssue(trx, id, version)
        await queueEmail(trx, { template: 'newsletter_test', to: by.email, data: { issue_id: id } })
        await recordAudit(trx, {
          by,
          action: 'newsletter.test',
          subject: { kind: 'newsletter', id },
          before: null,
          after: { version },
          at: now(),
        })
      }),
  }
}

async function idOfKey(trx: Db, key: string): Promise<number> {
  const { id } = await trx
    .selectFrom('newsletter_issues')
    .select('id')
    .where('created_key', '=', key)
    .executeTakeFirstOrThrow()
  return id
}

/** Throws a 422 in place of the database's error that there is no such model or country. */
function explainUnknown(error: unknown): never {
  const constraint = String((error as { constraint?: unknown } | null)?.constraint)
  if (constraint === 'newsletter_issues_bike_id_fkey') throw invalid('bike_id', 'There is no such model.')
  if (constraint === 'newsletter_issues_country_id_fkey') {
    throw invalid('country_id', 'There is no such country.')
  }
  throw error
}

type Facts = Readonly<Record<string, unknown>>

/** Returns the facts that differ, as they were and as they are. */
function changesBetween(before: Facts, after: Facts) {
  const changed = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]))
  const pick = (facts: Facts) => Object.fromEntries(changed.map((name) => [name, facts[name]]))
  return { before: pick(before), after: pick(after) }
}
