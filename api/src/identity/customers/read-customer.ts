import { isDeletedMember } from '@nireeka/contracts'
import type { CustomerData } from '@nireeka/contracts/api'

import type { Caller, Db } from '../../platform/index.ts'
import type { DataExports } from '../my-data/data-exports.repository.ts'
import type { SessionList } from '../sessions/session-list.ts'
import { noCustomer } from './assert-customer.ts'
import { customerRoleOf } from './roles.ts'

interface Needs {
  db: Db
  sessionList: Pick<SessionList, 'of'>
  dataExports: Pick<DataExports, 'latest'>
}

export type ReadCustomer = ReturnType<typeof createReadCustomer>

/** Creates the function that returns a member's account as admins see it. Throws a 404 for one that is gone. */
export const createReadCustomer =
  ({ db, sessionList, dataExports }: Needs) =>
  async (id: number, by: Pick<Caller, 'id' | 'session_id'>): Promise<CustomerData> => {
    const row = await findCustomer(db, id)
    if (!row || isDeletedMember(row.user_name)) throw noCustomer()
    const [sessions, latest, merged] = await Promise.all([
      sessionList.of(id, by.session_id),
      dataExports.latest(id),
      mergedInto(db, id),
    ])
    return {
      ...factsOf(row),
      is_own: id === by.id,
      sessions: sessions.map(({ id: session, device, started_at, last_seen_at }) => ({
        id: session,
        device,
        started_at,
        last_seen_at,
      })),
      export: latest,
      merged,
    }
  }

const mergedInto = (db: Db, id: number) =>
  db.selectFrom('users').select(['id', 'email']).where('merged_into_id', '=', id).orderBy('id').execute()

const findCustomer = (db: Db, id: number) =>
  db
    .selectFrom('users as member')
    .leftJoin('second_factors as factor', 'factor.user_id', 'member.id')
    .leftJoin('account_deletions as deletion', 'deletion.user_id', 'member.id')
    .leftJoin('users as kept', 'kept.id', 'member.merged_into_id')
    .select(['member.id', 'member.name', 'member.last_name', 'member.email', 'member.user_name'])
    .select(['member.is_admin', 'member.areas', 'member.created_at', 'member.version'])
    .select(['member.blocked_at', 'member.blocked_reason'])
    .select(['member.merged_at', 'kept.id as kept_id', 'kept.email as kept_email'])
    .select(['kept.name as kept_name', 'kept.last_name as kept_last_name'])
    .select(['factor.confirmed_at', 'deletion.asked_at', 'deletion.due_at'])
    .where('member.id', '=', id)
    .executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof findCustomer>>>

const factsOf = ({ blocked_at, blocked_reason, asked_at, due_at, ...row }: Row) => ({
  id: row.id,
  name: `${row.name} ${row.last_name}`.trim(),
  email: row.email,
  user_name: row.user_name,
  role: customerRoleOf(row.is_admin),
  areas: row.areas,
  joined_at: row.created_at.toISOString(),
  has_second_factor: row.confirmed_at !== null,
  block:
    blocked_at && blocked_reason !== null ? { reason: blocked_reason, at: blocked_at.toISOString() } : null,
  deletion: asked_at && due_at ? { asked_at: asked_at.toISOString(), due_at: due_at.toISOString() } : null,
  merged_into: keptOf(row),
  version: row.version,
})

type Kept = Pick<Row, 'merged_at' | 'kept_id' | 'kept_email' | 'kept_name' | 'kept_last_name'>

const keptOf = ({ merged_at, kept_id, kept_email, kept_name, kept_last_name }: Kept) =>
  merged_at && kept_id && kept_email
    ? {
        id: kept_id,
        name: `${kept_name} ${kept_last_name}`.trim(),
        email: kept_email,
        at: merged_at.toISOString(),
      }
    : null
