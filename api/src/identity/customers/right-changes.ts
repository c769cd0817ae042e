import { type StaffArea, USUAL_AREAS } from '@nireeka/contracts'
import type { CustomerRole } from '@nireeka/contracts/api'

import { conflict, type Db, notFound } from '../../platform/index.ts'
import type { SessionList } from '../sessions/session-list.ts'
import type { Make } from './customer-call.ts'
import { withdrawInvitationsBy } from '../staff/withdraw-invitations.ts'
import { inOrder } from '../staff/in-order.ts'
import { customerRoleOf, flagOf } from './roles.ts'

export interface RightNeeds {
  now: () => Date
  sessionList: Pick<SessionList, 'endAll' | 'endOne'>
}

export interface WantedRole {
  role: CustomerRole
  /** Where an agent is to work; without it, where they work now, or in the usual areas. */
  areas?: StaffArea[] | undefined
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
    await withdrawInvitationsBy(trx, id, now())
    const sessions_ended = await sessionList.endAll({ userId: id, reason: 'blocked by staff' }, trx)
    return { before: { blocked: false }, after: { blocked: true, sessions_ended } }
  }

  const signOut: Make = async (trx, _stored, { id }) => ({
    before: null,
    after: { sessions_ended: await sessionList.endAll({ userId: id, reason: 'ended by staff' }, trx) },
  })

  const endSession =
    (session: string): Make =>
    async (trx, _stored, { id }) => {
      const ended = await sessionList.endOne(id, session, { trx, reason: 'ended by staff' })
      if (ended === 0) throw notFound('This session')
      return { before: null, after: { sessions_ended: ended } }
    }

  const setRole =
    (wanted: WantedRole): Make =>
    async (trx, stored, { id }) => {
      const before = { role: customerRoleOf(stored.is_admin), areas: stored.areas }
      const after = { role: wanted.role, areas: areasOf(wanted, before) }
      if (isSame(before, after)) throw conflict('same_role', `${stored.name} has this role already.`)
      if (after.role !== 'customer' && (await isToBeDeleted(trx, id))) throw deletionFirst(stored.name)
      await trx
        .updateTable('users')
        .set({ is_admin: flagOf(after.role), areas: after.areas })
        .where('id', '=', id)
        .execute()
      if (before.role === 'admin') await withdrawInvitationsBy(trx, id, now())
      return { before, after }
    }

  return { block, unblock, signOut, endSession, setRole }
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

interface Rights {
  role: CustomerRole
  areas: StaffArea[]
}

const isSame = (one: Rights, other: Rights) =>
  one.role === other.role && one.areas.join() === other.areas.join()

/** Returns where somebody works in a new role: admins everywhere, customers nowhere. */
function areasOf({ role, areas }: WantedRole, before: Rights): StaffArea[] {
  if (role !== 'agent') return []
  if (areas) return inOrder(areas)
  return before.role === 'agent' ? before.areas : [...USUAL_AREAS]
}

const isToBeDeleted = async (trx: Db, user_id: number) =>
  (await trx
    .selectFrom('account_deletions')
    .select('user_id')
    .where('user_id', '=', user_id)
    .executeTakeFirst()) !== undefined

const deletionFirst = (name: string) =>
  conflict('deletion_asked', `${name}’s account is to be deleted. Cancel the deletion first.`)
