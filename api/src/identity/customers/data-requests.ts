import { conflict } from '../../platform/index.ts'
import { type AccountDeletions, takeDeletionBack } from '../my-data/account-deletions.repository.ts'
import type { DataExports } from '../my-data/data-exports.repository.ts'
import type { Make } from './customer-call.ts'

export interface DataNeeds {
  accountDeletions: Pick<AccountDeletions, 'askWithin' | 'blockers'>
  dataExports: Pick<DataExports, 'askWithin'>
}

/** Creates what admins ask for on behalf of a member: the file with all their data, and the deletion of the account. */
export function createDataRequests({ accountDeletions, dataExports }: DataNeeds) {
  const askExport: Make = async (trx, _stored, { id }) => {
    await dataExports.askWithin(trx, id)
    return { before: null, after: { export: 'asked for' } }
  }

  const askDeletion: Make = async (trx, stored) => {
    if (stored.is_admin > 0) throw ofStaff()
    const open = await accountDeletions.blockers(stored, trx)
    if (open.length > 0) throw notYet(open.map(({ text }) => text))
    const due = await accountDeletions.askWithin(trx, stored)
    return { before: null, after: { deletion_on: due.toISOString() } }
  }

  return { askExport, askDeletion, cancelDeletion }
}

const notYet = (texts: readonly string[]) =>
  conflict('not_finished', `This account can’t be deleted yet. ${texts.join(' ')}`)

const ofStaff = () =>
  conflict('not_finished', 'This account belongs to our staff. Make it a customer’s first.')

const cancelDeletion: Make = async (trx, stored, { id }) => {
  const isTaken = await takeDeletionBack(trx, id, 'account_deletion_cancelled')
  if (!isTaken) throw conflict('no_deletion', `${stored.name}’s account isn’t to be deleted.`)
  return { before: { deletion: 'asked for' }, after: { deletion: 'cancelled' } }
}
