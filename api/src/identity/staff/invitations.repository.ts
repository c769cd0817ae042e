import type { StaffArea } from '@nireeka/contracts'
import type { StaffRole } from '@nireeka/contracts/api'

import {
  conflict,
  type Db,
  hashOf,
  invalid,
  newToken,
  notFound,
  queueEmail,
  recordAudit,
  type StaffCaller,
} from '../../platform/index.ts'
import { lockRoles } from '../customers/lock-customer.ts'
import { flagOf } from '../customers/roles.ts'
import { inOrder } from './in-order.ts'
import { staffRoleOf } from './read-staff.ts'

const LIFETIME_MS = 72 * 60 * 60_000

interface Needs {
  db: Db
  now: () => Date
}

interface Wanted {
  email: string
  role: StaffRole
  areas: StaffArea[]
}

interface Change {
  id: number
  version: number
  by: StaffCaller
}

export type Invitations = ReturnType<typeof createInvitations>

/** Creates what admins do with invitations: one per address is open at a time, and its newest link works once. */
export function createInvitations({ db, now }: Needs) {
  const newLink = () => {
    const token = newToken()
    const at = now()
    const stored = {
      token: hashOf(token),
      sent_at: at,
      expires_at: new Date(at.getTime() + LIFETIME_MS),
    }
    return { token, at, stored }
  }

  return {
    invite: (wanted: Wanted, by: StaffCaller): Promise<number> =>
      db.transaction().execute(async (trx) => {
        await lockRoles(trx, by)
        const email = wanted.email.toLowerCase()
        const name = await nameOfInvited(trx, email)
        const { token, at, stored } = newLink()
        const areas = wanted.role === 'admin' ? [] : inOrder(wanted.areas)
        const invitation = await trx
          .insertInto('staff_invitations')
          .values({
            email,
            is_admin: flagOf(wanted.role),
            areas,
            invited_by: by.id,
            invited_at: at,
            ...stored,
          })
          .onConflict((open) => open.column('email').where('token', 'is not', null).doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!invitation) throw invalid('email', 'There is an open invitation to this address already.')
        await queueEmail(trx, { template: 'staff_invitation', to: email, data: { name, token } })
        const after = { email, role: wanted.role, areas }
        const subject = { kind: 'staff_invitation', id: invitation.id } as const
        await recordAudit(trx, { by, action: 'staff.invite', subject, before: null, after, at })
        return invitation.id
      }),

    /** Sends a new link, which replaces the earlier one. */
    resend: (change: Change) =>
      db.transaction().execute(async (trx) => {
        const { id, email, is_admin, areas } = await lockOpen(trx, change)
        const { token, at, stored } = newLink()
        const next = { ...stored, version: change.version + 1 }
        await trx.updateTable('staff_invitations').set(next).where('id', '=', id).execute()
        const name = await nameOfInvited(trx, email)
        await queueEmail(trx, { template: 'staff_invitation', to: email, data: { name, token } })
        await recordAudit(trx, {
          by: change.by,
          action: 'staff.resend',
          subject: { kind: 'staff_invitation', id },
          before: null,
          after: { email, role: staffRoleOf(is_admin), areas },
          at,
        })
      }),

    withdraw: (change: Change) =>
      db.transaction().execute(async (trx) => {
        const { id, email } = await lockOpen(trx, change)
        const at = now()
        const over = { token: null, withdrawn_at: at, version: change.version + 1 }
        await trx.updateTable('staff_invitations').set(over).where('id', '=', id).execute()
        await recordAudit(trx, {
          by: change.by,
          action: 'staff.withdraw',
          subject: { kind: 'staff_invitation', id },
          before: { email, withdrawn: false },
          after: { withdrawn: true },
          at,
        })
      }),

    /** Returns the address of an open invitation, whose inbox has limits. */
    async emailOf(id: number): Promise<string> {
      const found = await db
        .selectFrom('staff_invitations')
        .select('email')
        .where('id', '=', id)
        .executeTakeFirst()
      if (!found) throw notFound('This invitation')
      return found.email
    },
  }
}

/** Returns an open invitation as it was read, for an admin who still is one. */
async function lockOpen(trx: Db, { id, version, by }: Change) {
  await lockRoles(trx, by)
  const found = await trx
    .selectFrom('staff_invitations')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) throw notFound('This invitation')
  if (found.version !== version || found.token === null) throw changedMeanwhile()
  return found
}

/** Returns the name of somebody with an account, and '' without one; throws for staff. */
async function nameOfInvited(trx: Db, email: string): Promise<string> {
  const known = await trx
    .selectFrom('users')
    .select(['name', 'is_admin'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (known && known.is_admin > 0) throw invalid('email', 'This person works here already.')
  return known?.name ?? ''
}

const changedMeanwhile = () =>
  conflict('stale_version', 'This invitation has changed in the meantime. Please review it and try again.')
