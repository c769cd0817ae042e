import type { CustomerMerge } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import {
  type AllPersonalRules,
  conflict,
  countMerge,
  type Db,
  mergePersonalData,
  queueEmail,
  recordAudit,
  type StaffCaller,
} from '../../../platform/index.ts'
import { personOf } from '../../my-data/person-of.ts'
import type { SessionList } from '../../sessions/session-list.ts'
import { assertOthers, lockCustomer, type LockedCustomer, lockRoles } from '../lock-customer.ts'
import type { MergeBlockers } from './merge-blockers.ts'

interface Needs {
  db: Db
  now: () => Date
  rules: AllPersonalRules
  sessionList: Pick<SessionList, 'endAll'>
  mergeBlockers: MergeBlockers
}

interface Call {
  id: number
  input: z.output<typeof CustomerMerge>
  by: StaffCaller
}

export type MergeCustomers = ReturnType<typeof createMergeCustomers>

/** Creates the function by which admins merge a member's account into another one: everything moves at once, or nothing. */
export const createMergeCustomers =
  ({ db, now, rules, sessionList, mergeBlockers }: Needs) =>
  ({ id, input, by }: Call): Promise<void> =>
    db.transaction().execute(async (trx) => {
      assertOthers(id, by)
      assertOthers(input.into_id, by)
      await lockRoles(trx, by)
      const { from, into } = await lockBoth(trx, id, input)
      const blockers = await mergeBlockers(trx, from, into)
      if (blockers.length > 0) throw conflict('not_mergeable', blockers.join(' '))

      const merge = { from: await personOf(trx, id), into: await personOf(trx, into.id) }
      const counts = await countMerge(trx, rules, merge)
      await sessionList.endAll({ userId: id, reason: 'the account was merged' }, trx)
      await mergePersonalData(trx, rules, merge)
      await endAccount(trx, { id, into: into.id, at: now() })
      await tellBoth(trx, from, into)
      const moved = Object.fromEntries(counts.map(({ name, from: count }) => [name, count]))
      const after = { merged_into: into.id, email: into.email, moved, reason: input.reason }
      const facts = { before: { email: from.email }, after, at: now() }
      await recordAudit(trx, { by, action: 'customer.merge', subject: { kind: 'customer', id }, ...facts })
    })

/** Locks both accounts, the older one first, so that two mergers never wait for each other. */
async function lockBoth(trx: Db, id: number, { version, into_id, into_version }: Call['input']) {
  if (id === into_id) throw conflict('not_mergeable', 'These are the same account.')
  const read = new Map([
    [id, version],
    [into_id, into_version],
  ])
  const locked = new Map<number, LockedCustomer>()
  for (const one of [id, into_id].toSorted((a, b) => a - b)) {
    locked.set(one, await lockCustomer(trx, one, read.get(one) ?? 0))
  }
  // Waits for rows that refer to the ending account and are being written, and keeps new ones from being added.
  await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
  return { from: locked.get(id) as LockedCustomer, into: locked.get(into_id) as LockedCustomer }
}

async function endAccount(trx: Db, { id, into, at }: { id: number; into: number; at: Date }) {
  const version = sql<number>`version + 1`
  await trx
    .updateTable('users')
    .set({ merged_into_id: into, merged_at: at, avatar: null, version })
    .where('id', '=', id)
    .execute()
  await trx.updateTable('users').set({ version }).where('id', '=', into).execute()
}

async function tellBoth(trx: Db, from: LockedCustomer, into: LockedCustomer) {
  for (const { name, email } of [from, into]) {
    const data = { name, ended: from.email, kept: into.email }
    await queueEmail(trx, { template: 'accounts_merged', to: email, data })
  }
}
