import { ApiError, conflict, type Db, hashOf, recordAudit, type StaffCaller } from '../../platform/index.ts'
import { insertAccount, type OnRegistered } from '../accounts/accounts.repository.ts'
import { assertStrength } from '../passwords/password-rules.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { staffRoleOf } from './read-staff.ts'

interface Needs {
  db: Db
  now: () => Date
  passwords: Pick<Passwords, 'hash'>
  onRegistered: OnRegistered
}

interface NewColleague {
  token: string
  name: string
  lastname: string
  password: string
}

export type JoinStaff = ReturnType<typeof createJoinStaff>

/** Creates what the link of an invitation allows: to look at it, and to join the staff, once. */
export function createJoinStaff({ db, now, passwords, onRegistered }: Needs) {
  const find = (trx: Db, token: string) =>
    trx
      .selectFrom('staff_invitations')
      .selectAll()
      .where('token', '=', hashOf(token))
      .where('expires_at', '>', now())

  async function look(token: string) {
    const found = await find(db, token).executeTakeFirst()
    if (!found) throw noInvitation()
    return { email: found.email, has_account: (await accountOf(db, found.email)) !== undefined }
  }

  /** Uses the link up; of two calls at once only one gets the invitation. */
  async function use(trx: Db, token: string) {
    const found = await find(trx, token).forUpdate().executeTakeFirst()
    if (!found) throw noInvitation()
    await trx
      .updateTable('staff_invitations')
      .set({ token: null, accepted_at: now(), version: found.version + 1 })
      .where('id', '=', found.id)
      .execute()
    return found
  }

  type Invitation = Awaited<ReturnType<typeof use>>

  async function giveRole(trx: Db, userId: number, { id, email, is_admin, areas }: Invitation, call: Call) {
    await trx
      .updateTable('users')
      .set((eb) => ({ is_admin, areas, version: eb('version', '+', 1) }))
      .where('id', '=', userId)
      .execute()
    const by: StaffCaller = { id: userId, email, is_admin, ...call }
    await recordAudit(trx, {
      by,
      action: 'staff.join',
      subject: { kind: 'staff_invitation', id },
      before: { role: 'customer' },
      after: { role: staffRoleOf(is_admin), areas },
      at: now(),
    })
    return userId
  }

  return {
    look,

    /** Opens an account for the invited address, and returns its id. */
    async accept({ token, name, lastname, password }: NewColleague, call: Call): Promise<number> {
      // Looked at before the password is hashed, so that links that don't work cost little.
      const { email, has_account } = await look(token)
      if (has_account) throw hasAccount()
      const person = { email, name, last_name: lastname }
      assertStrength(password, person)
      const password_hash = await passwords.hash(password)
      return db.transaction().execute(async (trx) => {
        const invitation = await use(trx, token)
        const id = await insertAccount(trx, { ...person, password_hash }, { now: now(), onRegistered })
        if (id === null) throw hasAccount()
        return giveRole(trx, id, invitation, call)
      })
    },

    /** Gives the role to the member who is logged in with the invited address. */
    join: (token: string, member: { id: number; email: string }, call: Call): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const invitation = await use(trx, token)
        if (invitation.email !== member.email) throw otherAccount()
        const own = await trx
          .selectFrom('users')
          .select('is_admin')
          .where('id', '=', member.id)
          .forNoKeyUpdate()
          .executeTakeFirstOrThrow()
        if (own.is_admin > 0) throw conflict('staff_already', 'You work here already.')
        return giveRole(trx, member.id, invitation, call)
      }),
  }
}

type Call = Pick<StaffCaller, 'request_id'>

const accountOf = (db: Db, email: string) =>
  db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()

const noInvitation = () =>
  new ApiError(
    404,
    'not_found',
    'This invitation is no longer valid: it was used, replaced or withdrawn, or is older than 72 hours.',
  )

const hasAccount = () =>
  conflict('has_account', 'There is an account with this email address. Please log in to accept.')

const otherAccount = () =>
  conflict(
    'other_account',
    'This invitation is for another email address. Please log in with the account of that address.',
  )
