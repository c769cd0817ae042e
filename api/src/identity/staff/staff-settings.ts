import { type Caller, conflict, type Db, recordAudit } from '../../platform/index.ts'
import { lockRoles } from '../customers/lock-customer.ts'
import { readStaffSettings } from './read-staff.ts'

interface Wanted {
  needs_second_factor: boolean
  version: number
}

/** Changes what holds for all staff. Only who has a second factor may demand one of everybody. */
export const changeStaffSettings = (db: Db, wanted: Wanted, { by, at }: { by: Caller; at: Date }) =>
  db.transaction().execute(async (trx) => {
    await lockRoles(trx, by)
    if (!by.has_second_factor) {
      throw conflict('own_second_factor', 'Please turn on your own two-step login first.')
    }
    const before = await readStaffSettings(trx)
    if (before.version !== wanted.version) {
      throw conflict('stale_version', 'The setting has changed in the meantime. Please look at it again.')
    }
    const { needs_second_factor } = wanted
    await trx
      .updateTable('staff_settings')
      .set({ needs_second_factor, version: before.version + 1 })
      .execute()
    await recordAudit(trx, {
      by,
      action: 'staff.settings',
      subject: { kind: 'staff_settings', id: 1 },
      before: { needs_second_factor: before.needs_second_factor },
      after: { needs_second_factor },
      at,
    })
  })
