import type { AuditAction } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { type Db, recordAudit } from '../../platform/index.ts'
import type { CustomerCall, Make } from './customer-call.ts'
import { createDataRequests, type DataNeeds } from './data-requests.ts'
import { assertNoStaff, assertOthers, lockCustomer, lockRoles } from './lock-customer.ts'
import { createRightChanges, type RightNeeds, type WantedRole } from './right-changes.ts'

interface Needs extends DataNeeds, RightNeeds {
  db: Db
}

interface What {
  action: AuditAction
  /** Whether it decides who may do what, which nobody does to themselves. */
  isAboutRights?: boolean
  make: Make
}

export type ChangeCustomer = ReturnType<typeof createChangeCustomer>

/** Creates what admins do to an account: each with a reason, at the version that was read, and with a row in the audit log. */
export function createChangeCustomer({ db, now, ...needs }: Needs) {
  const rights = createRightChanges({ now, ...needs })
  const data = createDataRequests(needs)
  const change = (call: CustomerCall, { action, isAboutRights, make }: What) =>
    db.transaction().execute(async (trx) => {
      const { id, by, input } = call
      if (isAboutRights) {
        assertOthers(id, by)
        await lockRoles(trx, by)
      }
      const stored = await lockCustomer(trx, id, input.version)
      assertNoStaff(stored, by)
      const { before, after } = await make(trx, stored, call)
      await trx
        .updateTable('users')
        .set({ version: sql<number>`version + 1` })
        .where('id', '=', id)
        .execute()
      const facts = { before, after: { ...after, reason: input.reason } }
      await recordAudit(trx, { by, action, subject: { kind: 'customer', id }, ...facts, at: now() })
    })

  return {
    block: (call: CustomerCall) =>
      change(call, { action: 'customer.block', isAboutRights: true, make: rights.block }),
    unblock: (call: CustomerCall) =>
      change(call, { action: 'customer.unblock', isAboutRights: true, make: rights.unblock }),
    signOut: (call: CustomerCall) => change(call, { action: 'customer.sign_out', make: rights.signOut }),
    endSession: (session: string, call: CustomerCall) =>
      change(call, { action: 'customer.session_end', make: rights.endSession(session) }),
    setRole: (wanted: WantedRole, call: CustomerCall) =>
      change(call, { action: 'customer.role', isAboutRights: true, make: rights.setRole(wanted) }),
    askExport: (call: CustomerCall) => change(call, { action: 'customer.data_export', make: data.askExport }),
    askDeletion: (call: CustomerCall) =>
      change(call, { action: 'customer.deletion', make: data.askDeletion }),
    cancelDeletion: (call: CustomerCall) =>
      change(call, { action: 'customer.deletion_cancel', make: data.cancelDeletion }),
  }
}
