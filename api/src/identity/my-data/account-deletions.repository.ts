import type { DeletionBlockerData } from '@nireeka/contracts/api'

import { type Caller, conflict, type Db, queueEmail } from '../../platform/index.ts'
import { lockMember, nameAndEmailOf } from '../accounts/members.ts'
import type { SessionList } from '../sessions/session-list.ts'

const PAUSE_MS = 14 * 24 * 60 * 60_000

/** Returns what a member has to finish before the account can be deleted, such as orders on their way. */
export type FindOpenBusiness = (db: Db, userId: number) => Promise<DeletionBlockerData[]>

interface Needs {
  db: Db
  now: () => Date
  sessionList: Pick<SessionList, 'endAll'>
  openBusiness: FindOpenBusiness
}

type Owner = Pick<Caller, 'id' | 'is_admin'> & Partial<Pick<Caller, 'lacks_second_factor'>>

export type AccountDeletions = ReturnType<typeof createAccountDeletions>

/** Creates the repository of accounts that are to be deleted after a pause. */
export function createAccountDeletions({ db, now, sessionList, openBusiness }: Needs) {
  const blockers = async ({ id, is_admin, lacks_second_factor }: Owner, trx: Db = db) =>
    is_admin > 0 || lacks_second_factor ? [ofStaff] : openBusiness(trx, id)

  /** Asks for the deletion within the caller's transaction. */
  async function askWithin(trx: Db, of: Owner): Promise<Date> {
    const { id: user_id } = of
    await lockMember(trx, user_id)
    if ((await blockers(of, trx)).length > 0) throw notYet()
    const due_at = new Date(now().getTime() + PAUSE_MS)
    await trx
      .insertInto('account_deletions')
      .values({ user_id, asked_at: now(), due_at })
      .onConflict((known) => known.column('user_id').doUpdateSet({ asked_at: now(), due_at }))
      .execute()
    const { name, email } = await nameAndEmailOf(trx, user_id)
    const data = { name, due: due_at.toISOString() }
    await queueEmail(trx, { template: 'account_deletion_asked', to: email, data })
    await sessionList.endAll({ userId: user_id, reason: 'the account is to be deleted' }, trx)
    return due_at
  }

  return {
    blockers,
    askWithin,

    /** Asks for the deletion: all sessions end, and an email says how to take it back. Returns the day. */
    ask: (caller: Caller): Promise<Date> => db.transaction().execute((trx) => askWithin(trx, caller)),
  }
}

/** Takes a member's deletion back, as each login does, or staff; returns whether there was one. The member is told. */
export async function takeDeletionBack(
  trx: Db,
  userId: number,
  template: 'account_deletion_taken_back' | 'account_deletion_cancelled' = 'account_deletion_taken_back',
): Promise<boolean> {
  const taken = await trx
    .deleteFrom('account_deletions')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  if (!taken) return false
  const { name, email } = await nameAndEmailOf(trx, userId)
  await queueEmail(trx, { template, to: email, data: { name } })
  return true
}

const ofStaff = {
  text: 'Your account belongs to our staff. Ask an admin to end your staff rights first.',
  path: null,
}

const notYet = () =>
  conflict('not_finished', 'Your account can’t be deleted yet. The page says what has to be finished first.')
