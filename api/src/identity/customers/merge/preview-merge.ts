import { isDeletedMember } from '@nireeka/contracts'
import type { MergePreviewData } from '@nireeka/contracts/api'

import { type AllPersonalRules, countMerge, type Db } from '../../../platform/index.ts'
import { personOf } from '../../my-data/person-of.ts'
import { noCustomer } from '../assert-customer.ts'
import type { MergeBlockers } from './merge-blockers.ts'

interface Needs {
  db: Db
  rules: AllPersonalRules
  mergeBlockers: MergeBlockers
}

export type PreviewMerge = ReturnType<typeof createPreviewMerge>

/** Creates the function that returns two accounts, and what a merger would move. */
export const createPreviewMerge =
  ({ db, rules, mergeBlockers }: Needs) =>
  async (fromId: number, intoId: number): Promise<MergePreviewData> => {
    const from = await find(db, fromId)
    const into = await find(db, intoId)
    const merge = { from: await personOf(db, fromId), into: await personOf(db, intoId) }
    const items = await countMerge(db, rules, merge)
    return {
      from: toSide(from),
      into: toSide(into),
      items: items.filter((item) => item.from + item.into > 0),
      blockers: await mergeBlockers(db, from, into),
    }
  }

async function find(db: Db, id: number) {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'last_name', 'email', 'user_name', 'created_at', 'version'])
    .select(['is_admin', 'blocked_at', 'merged_into_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || row.merged_into_id !== null || isDeletedMember(row.user_name)) throw noCustomer()
  return row
}

const toSide = ({
  id,
  name,
  last_name,
  email,
  user_name,
  created_at,
  version,
}: Awaited<ReturnType<typeof find>>) => ({
  id,
  name: `${name} ${last_name}`.trim(),
  email,
  user_name,
  joined_at: created_at.toISOString(),
  version,
})
