import { sql } from 'kysely'

import type { Tables } from './database/tables.ts'
import { type PersonalRules, SECRET, WORD } from './personal-data/personal-rules.ts'

type PlatformTables = Pick<
  Tables,
  | 'audit_log'
  | 'csp_reports'
  | 'job_runs'
  | 'migrations'
  | 'outbox'
  | 'rate_limits'
  | 'remote_history'
  | 'remote_live'
  | 'remote_releases'
  | 'search_miss_days'
  | 'search_misses'
  | 'search_synonyms'
  | 'search_words'
  | 'seedings'
  | 'tries'
  | 'vitals'
>

const LOG = 'Staff answer for what they did; the database refuses any change of this log.'
const STATISTICS = 'Counts by day, of nobody in particular.'
const OURS = 'What the site needs to run.'

export const platformPersonalData: PersonalRules<PlatformTables> = {
  outbox: {
    of: ({ email }) => sql`payload->>'to' = ${email}`,
    exportedAs: { payload: sql`payload #- '{data,token}' #- '{data,key}'` },
    onMerge: { stays: { payload: 'What was sent to the address; deleted with the outbox.' } },
    onDeletion: 'delete',
  },
  tries: {
    of: ({ hashes }) => sql`who = any(${hashes})`,
    leftOut: { who: SECRET },
    onMerge: 'delete',
    onDeletion: 'delete',
  },
  audit_log: {
    of: ({ id }) => sql`actor_id = ${id}`,
    leftOut: { before: 'What was true of others.', after: 'What was true of others.' },
    onMerge: { stays: { actor_id: LOG, actor_email: LOG } },
    onDeletion: {
      keeps: {
        actor_id: LOG,
        actor_email: LOG,
        actor_role: WORD,
        action: WORD,
        subject_kind: WORD,
        before: LOG,
        after: LOG,
        request_id: LOG,
      },
    },
  },
  rate_limits: 'Hashes of networks, deleted when the limit ends.',
  search_misses: 'What was looked for and not found, without who looked.',
  search_miss_days: STATISTICS,
  search_words: OURS,
  search_synonyms: OURS,
  csp_reports: STATISTICS,
  job_runs: OURS,
  vitals: STATISTICS,
  migrations: OURS,
  seedings: OURS,
  remote_history: OURS,
  remote_live: OURS,
  remote_releases: OURS,
}
