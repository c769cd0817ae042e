import type { CustomerRole } from '@nireeka/contracts/api'

import { conflict, type Db } from '../../platform/index.ts'
import type { SessionList } from '../sessions/session-list.ts'
import type { Make } from './customer-call.ts'
import { customerRoleOf, flagOf } from './roles.ts'

export interface RightNeeds {
  now: () => Date
  sessionList: Pick<SessionList, 'endAll'>
}

/** Creates the changes of who may log in, and do what. */
export function createRightChanges({ now, sessionList }: RightNeeds) {
  const block: Make = async (trx, stored, { id, input: { reason } }) => {
    if (stored.blocked_at) throw conflict('blocked_already', `${stored.name} is blocked already.`)
    await trx
      .updateTable('users')
      .set({ blocked_at: now(), blocked_reason: reason })
      .where('id', '=', id)
      .execute()
    const sessions_ended = await sessionList.endAll({ userId: id, reason: 'blocked by staff' }, trx)
    return { before: { blocked: false }, after: { blocked: true, sessions_ended } }
  }

  const signOut: Make = async (trx, _stored, { id }) => ({
    before: null,
    after: { sessions_ended: await sessionList.endAll({ userId: id, reason: 'ended by staff' }, trx) },
  })

  return { block, unblock, signOut, setRole }
}

const unblock: Make = async (trx, stored, { id }) => {
  if (!stored.blocked_at) throw conflict('not_blocked', `${stored.name} isn’t blocked.`)
  await trx
    .updateTable('users')
    .set({ blocked_at: null, blocked_reason: null })
    .where('id', '=', id)
    .execute()
  return { before: { blocked: true, blocked_for: stored.blocked_reason }, after: { blocked: false } }
}

const setRole =
  (role: CustomerRole): Make =>
  async (trx, stored, { id }) => {
    const before = customerRoleOf(stored.is_admin)
    if (before === role) throw conflict('same_role', `${stored.name} has this role already.`)
    if (role !== 'customer' && (await isToBeDeleted(trx, id))) throw deletionFirst(stored.name)
    await trx
      .updateTable('users')
      .set({ is_admin: flagOf(role) })
      .where('id', '=', id)
      .execute()
    return { before: { role: before }, after: { role } }
  }

const isToBeDeleted = async (trx: Db, user_id: number) =>
  (await trx
    .selectFrom('account_deletions')
    .select('user_id')
    .where('user_id', '=', user_id)
    .executeTakeFirst()) !== undefined

const deletionFirst = (name: string) =>
  conflict('deletion_asked', `${name}’s account is to be deleted. Cancel the deletion first.`)
