import type { ReturnStatus } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'

/** The moves that the catalogue allows (section 11); a return that didn't come is closed before it is received. */
const ALLOWED: Record<ReturnStatus, readonly ReturnStatus[]> = {
  requested: ['approved', 'rejected'],
  approved: ['received', 'closed'],
  received: ['inspected'],
  inspected: ['closed'],
  // A refund that failed is asked for again.
  closed: ['closed'],
  rejected: [],
}

export interface ReturnMove {
  returnId: number
  from: ReturnStatus
  to: ReturnStatus
  /** Who changes the status: `member:12`, `admin:3` or `shop`. */
  actor: string
  /** What the member is told of it. */
  reason?: string | null
  at: Date
}

/** Changes the status of a return that the caller has locked, and records the change with its time and actor. */
export async function moveReturn(trx: Db, move: ReturnMove) {
  const { returnId, from, to, at } = move
  if (!ALLOWED[from].includes(to)) throw new Error(`A return that is ${from} cannot become ${to}`)
  await trx.updateTable('returns').set({ status: to, changed_at: at }).where('id', '=', returnId).execute()
  await recordReturnMove(trx, move)
}

export const recordReturnMove = (
  trx: Db,
  { returnId, from, to, actor, reason, at }: Omit<ReturnMove, 'from'> & { from: ReturnStatus | null },
) =>
  trx
    .insertInto('return_moves')
    .values({ return_id: returnId, from_status: from, to_status: to, actor, reason: reason ?? null, at })
    .execute()
