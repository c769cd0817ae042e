import type { ReturnAction } from '@nireeka/contracts/api'

import { conflict, type Db, type StaffCaller } from '../../platform/index.ts'
import { allowedActions } from './allowed-actions.ts'
import { assertReturnVersion, lockReturn } from './lock-return.ts'
import { type ExchangeOption, isExchangeable, readExchangeOptions } from './exchange-options.ts'
import { type ReturnFacts, readReturnFacts } from './return-facts.ts'
import { readReturnValues, type ReturnValues } from './return-values.ts'

/** A call by which staff change a return. */
export interface ReturnCall<Input> {
  returnId: number
  input: Input
  by: StaffCaller
}

export interface OpenReturn extends ReturnFacts {
  order: Awaited<ReturnType<typeof lockReturn>>['order']
  refund_id: number | null
  values: ReturnValues
  /** What each line can be exchanged for, by the line's id. */
  options: Map<number, ExchangeOption[]>
}

/**
 * Locks a return with its order and returns it with what its pieces are worth. Throws a conflict when it has changed since
 * its admin read it, and when the action isn't allowed any more.
 */
export async function openForChange(
  trx: Db,
  { returnId, input: { version } }: ReturnCall<{ version: number }>,
  action: ReturnAction,
): Promise<OpenReturn> {
  const locked = await lockReturn(trx, returnId)
  assertReturnVersion(locked, version)
  const [facts] = await readReturnFacts(trx, { orderId: locked.order_id, returnId })
  if (!facts) throw new Error(`Return ${returnId} was locked and isn’t there`)
  const options = await readExchangeOptions(trx, facts.lines)
  const values = await readReturnValues(trx, locked.order_id, facts.lines)
  const present = {
    ...facts,
    refund_cents: values.refundCents,
    is_exchangeable: isExchangeable(facts, options),
  }
  if (!allowedActions(present).includes(action)) {
    throw conflict('cannot_move', REFUSALS[action] ?? 'This can’t be done with the return as it is now.')
  }
  return { ...facts, order: locked.order, refund_id: locked.refund_id, values, options }
}

const REFUSALS: Partial<Record<ReturnAction, string>> = {
  approve: 'This return has already been decided.',
  reject: 'This return has already been decided.',
  receive: 'Only a return that is approved and on its way can arrive.',
  inspect: 'Only a return that has arrived can be inspected, once.',
  exchange: 'This return can’t be exchanged as it is now.',
  refund: 'Nothing can be refunded for this return as it is now.',
}
