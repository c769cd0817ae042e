import { ADMIN_FLAG, AGENT_FLAG } from '@nireeka/contracts'
import type { InvitationState, StaffData, StaffRole } from '@nireeka/contracts/api'

import type { Caller, Db } from '../../platform/index.ts'

/** Far more than there are; the list has one page. */
const MOST_STAFF = 500
const MOST_INVITATIONS = 100

interface Needs {
  db: Db
  now: () => Date
}

export type ReadStaff = ReturnType<typeof createReadStaff>

/** Creates the function that returns all staff, the newest invitations, and what holds for all. */
export const createReadStaff =
  ({ db, now }: Needs) =>
  async ({ id }: Pick<Caller, 'id'>): Promise<StaffData> => {
    const [staff, invitations, settings] = await Promise.all([
      readColleagues(db, { own: id, now: now() }),
      readInvitations(db, now()),
      readStaffSettings(db),
    ])
    return { staff, invitations, settings }
  }

export const readStaffSettings = (db: Db) =>
  db.selectFrom('staff_settings').select(['needs_second_factor', 'version']).executeTakeFirstOrThrow()

export const staffRoleOf = (flag: number): StaffRole => (flag === ADMIN_FLAG ? 'admin' : 'agent')

async function readColleagues(db: Db, { own, now }: { own: number; now: Date }) {
  const rows = await db
    .selectFrom('users as member')
    .leftJoin('second_factors as factor', 'factor.user_id', 'member.id')
    .select(['member.id', 'member.name', 'member.last_name', 'member.email', 'member.is_admin'])
    .select(['member.areas', 'member.blocked_at', 'factor.confirmed_at'])
    .select((eb) => [
      eb
        .selectFrom('sessions')
        .select((of) => of.fn.max('last_seen_at').as('at'))
        .whereRef('user_id', '=', 'member.id')
        .as('last_seen_at'),
      eb
        .selectFrom('sessions')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('user_id', '=', 'member.id')
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .as('session_count'),
    ])
    .where('member.is_admin', 'in', [AGENT_FLAG, ADMIN_FLAG])
    .orderBy('member.name')
    .orderBy('member.id')
    .limit(MOST_STAFF)
    .execute()
  return rows.map(({ name, last_name, is_admin, blocked_at, confirmed_at, ...row }) => ({
    ...row,
    name: `${name} ${last_name}`.trim(),
    role: staffRoleOf(is_admin),
    is_own: row.id === own,
    is_blocked: blocked_at !== null,
    has_second_factor: confirmed_at !== null,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    session_count: row.session_count ?? 0,
  }))
}

async function readInvitations(db: Db, now: Date) {
  const rows = await db
    .selectFrom('staff_invitations as invitation')
    .innerJoin('users as admin', 'admin.id', 'invitation.invited_by')
    .select(['invitation.id', 'invitation.email', 'invitation.is_admin', 'invitation.areas'])
    .select(['invitation.version', 'invitation.invited_at', 'invitation.expires_at'])
    .select(['invitation.accepted_at', 'invitation.withdrawn_at', 'admin.email as invited_by'])
    .orderBy('invitation.invited_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .limit(MOST_INVITATIONS)
    .execute()
  return rows.map(({ is_admin, accepted_at, withdrawn_at, invited_at, expires_at, ...row }) => ({
    ...row,
    role: staffRoleOf(is_admin),
    state: stateOf({ accepted_at, withdrawn_at, expires_at }, now),
    invited_at: invited_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }))
}

interface Dates {
  accepted_at: Date | null
  withdrawn_at: Date | null
  expires_at: Date
}

function stateOf({ accepted_at, withdrawn_at, expires_at }: Dates, now: Date): InvitationState {
  if (accepted_at) return 'accepted'
  if (withdrawn_at) return 'withdrawn'
  return expires_at > now ? 'waiting' : 'expired'
}
