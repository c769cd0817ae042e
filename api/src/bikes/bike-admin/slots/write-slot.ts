import type { NewSlot, SlotEdit } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { recordAudit, type Db, type StaffCaller } from '../../../platform/index.ts'
import { changesBetween } from '../changes-between.ts'
import { makeChange } from '../check/make-change.ts'
import { lockCatalogue } from '../check/read-catalogue.ts'
import { assertVersion } from '../versions.ts'
import { assertNoDefaults, assertUnused } from './check-slot.ts'

interface Needs {
  db: Db
  now: () => Date
}
export type WriteSlots = ReturnType<typeof createWriteSlots>

/** Creates what admins do with slots. Every function records the audit. */
export function createWriteSlots({ db, now }: Needs) {
  return {
    /** Creates a slot; returns its id. The same key again returns the slot of the first time. */
    create: (input: z.output<typeof NewSlot>, key: string, by: StaffCaller): Promise<number> =>
      db.transaction().execute(async (trx) => {
        await lockCatalogue(trx)
        const made = await trx
          .selectFrom('slots')
          .select('id')
          .where('created_key', '=', key)
          .executeTakeFirst()
        if (made) return made.id
        const { id } = await trx
          .insertInto('slots')
          .values({ ...input, created_key: key })
          .returning('id')
          .executeTakeFirstOrThrow()
        const subject = { kind: 'slot', id } as const
        await recordAudit(trx, { by, action: 'slot.create', subject, before: null, after: input, at: now() })
        return id
      }),

    /** Edits a slot, and checks what a change of its choice does to builds. */
    edit: (id: number, input: z.output<typeof SlotEdit>, by: StaffCaller): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { version, accept_broken, ...slot } = input
        await lockCatalogue(trx)
        const { version: _version, ...before } = await readSlot(trx, id, version)
        if (slot.choice === 'multi') await assertNoDefaults(trx, id)
        await makeChange(
          trx,
          () => trx.updateTable('slots').set(slot).where('id', '=', id).execute(),
          accept_broken,
        )
        const subject = { kind: 'slot', id } as const
        const facts = changesBetween(before, slot)
        await recordAudit(trx, { by, action: 'slot.edit', subject, ...facts, at: now() })
      }),

    /** Deletes a slot that has no parts. */
    remove: (id: number, version: number, by: StaffCaller): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await lockCatalogue(trx)
        const { version: _version, ...before } = await readSlot(trx, id, version)
        await assertUnused(trx, id)
        await trx.deleteFrom('slots').where('id', '=', id).execute()
        const subject = { kind: 'slot', id } as const
        const after = { deleted: true }
        await recordAudit(trx, { by, action: 'slot.delete', subject, before, after, at: now() })
      }),
  }
}

const readSlot = async (trx: Db, id: number, version: number) =>
  assertVersion(
    await trx
      .selectFrom('slots')
      .select(['title', 'step', 'choice', 'position', 'version'])
      .where('id', '=', id)
      .executeTakeFirst(),
    version,
    'This slot',
  )
