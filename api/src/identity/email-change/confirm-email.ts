import { sql } from 'kysely'

import { ApiError, conflict, type Db, hashOf, queueEmail } from '../../platform/index.ts'
import type { SessionList } from '../sessions/session-list.ts'

interface Needs {
  db: Db
  now: () => Date
  sessionList: SessionList
}

export interface Confirmed {
  userId: number
  /** Whether both addresses have confirmed, so that the email is the new one now. */
  isChanged: boolean
}

export const noEmailLink = () =>
  new ApiError(
    404,
    'not_found',
    'This link is no longer valid: it was used, replaced or withdrawn, or is older than 24 hours.',
  )

export type ConfirmEmail = ReturnType<typeof createConfirmEmail>

/**
 * Creates the function that uses up a link of one of the two addresses. The second of them makes the change: all sessions
 * but the one that has asked end, and an email to the old address says so. If somebody has got the new address meanwhile,
 * the change ends with a refusal, and nothing else happens.
 */
export function createConfirmEmail({ db, now, sessionList }: Needs) {
  return async (token: string): Promise<Confirmed> => {
    const confirmed = await db.transaction().execute(async (trx) => {
      const change = await useLink(trx, token)
      if (change.old_token !== null || change.new_token !== null) return { ...change, isChanged: false }
      await trx.deleteFrom('email_changes').where('user_id', '=', change.user_id).execute()
      if (!(await storeEmail(trx, change))) return null
      await sessionList.endAll(
        { userId: change.user_id, reason: 'email changed', except: change.session_id },
        trx,
      )
      return { ...change, isChanged: true }
    })
    if (!confirmed) throw taken()
    return { userId: confirmed.user_id, isChanged: confirmed.isChanged }
  }

  /** Uses up a link and returns its change. Of two links that are opened at once, the second sees the first as used. */
  async function useLink(trx: Db, token: string) {
    const hash = hashOf(token)
    const change = await trx
      .updateTable('email_changes')
      .set({
        old_token: sql<Buffer | null>`nullif(old_token, ${hash})`,
        new_token: sql<Buffer | null>`nullif(new_token, ${hash})`,
      })
      .where((eb) => eb.or([eb('old_token', '=', hash), eb('new_token', '=', hash)]))
      .where('expires_at', '>', now())
      .returningAll()
      .executeTakeFirst()
    if (!change) throw noEmailLink()
    return change
  }
}

interface Change {
  user_id: number
  old_email: string
  new_email: string
}

/** Stores a member's new address and tells the old one. Returns false when somebody has the new address by now. */
async function storeEmail(trx: Db, { user_id, old_email, new_email }: Change): Promise<boolean> {
  await sql`savepoint new_email`.execute(trx)
  const member = await trx
    .updateTable('users')
    .set({ email: new_email })
    .where('id', '=', user_id)
    .where('email', '=', old_email)
    .returning('name')
    .executeTakeFirst()
    .catch(async (error: unknown) => {
      if (!isTaken(error)) throw error
      await sql`rollback to savepoint new_email`.execute(trx)
      return null
    })
  if (member === null) return false
  if (!member) throw noEmailLink()
  await queueEmail(trx, { template: 'email_changed', to: old_email, data: { name: member.name, new_email } })
  return true
}

const UNIQUE_VIOLATION = '23505'

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION

const taken = () =>
  conflict(
    'email_taken',
    'This address now belongs to another account, so your email stays as it was. Choose another one in your profile.',
  )
