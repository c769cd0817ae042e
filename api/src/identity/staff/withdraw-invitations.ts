import type { Db } from '../../platform/index.ts'

/** Withdraws the open invitations by an admin who is none any more, since nobody else stands up for them. */
export const withdrawInvitationsBy = (trx: Db, userId: number, at: Date) =>
  trx
    .updateTable('staff_invitations')
    .set((eb) => ({ token: null, withdrawn_at: at, version: eb('version', '+', 1) }))
    .where('invited_by', '=', userId)
    .where('token', 'is not', null)
    .execute()
