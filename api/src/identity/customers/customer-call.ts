import type { Db, StaffCaller } from '../../platform/index.ts'
import type { LockedCustomer } from './lock-customer.ts'

export interface CustomerCall {
  id: number
  input: { reason: string; version: number }
  by: StaffCaller
}

/** What the audit log says of a change. */
interface Facts {
  before: Record<string, unknown> | null
  after: Record<string, unknown>
}

/** Changes a locked account, or throws for one of which that makes no sense. */
export type Make = (trx: Db, stored: LockedCustomer, call: CustomerCall) => Promise<Facts>
