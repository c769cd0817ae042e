import type { BikeEdit, Publication } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { describeBikeProducts } from '../../../catalogue/index.ts'
import { recordAudit, type Db, type StaffCaller } from '../../../platform/index.ts'
import { performanceOf } from '../../configurator/to-bike.ts'
import { makeChange } from '../check/make-change.ts'
import { lockCatalogue } from '../check/read-catalogue.ts'
import { changesBetween } from '../changes-between.ts'
import { assertVersion } from '../versions.ts'

interface Needs {
  db: Db
  now: () => Date
}
export type WriteBikes = ReturnType<typeof createWriteBikes>

/** Creates what admins do with bikes. Every function records the audit and checks what the change does to builds. */
export function createWriteBikes({ db, now }: Needs) {
  return {
    /** Writes a bike's texts, lead days and figures, and the texts and weight of its products. */
    edit: (id: number, input: z.output<typeof BikeEdit>, by: StaffCaller): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { version, accept_broken, ...bike } = input
        await lockCatalogue(trx)
        const row = await lockBike(trx, id, version)
        const { performance, ...texts } = bike
        await makeChange(
          trx,
          async () => {
            await trx
              .updateTable('bikes')
              .set({ ...texts, ...performance })
              .where('id', '=', id)
              .execute()
            await describeBikeProducts(trx, { bikeId: id, ...texts, weight_g: performance.weight })
          },
          accept_broken,
        )
        const facts = changesBetween({ ...row, performance: performanceOf(row) }, bike)
        await recordAudit(trx, {
          by,
          action: 'bike.edit',
          subject: { kind: 'bike', id },
          ...facts,
          at: now(),
        })
      }),

    /** Publishes a bike, or ends its sale: those who own one still have it, with its upgrades. */
    publish: (id: number, input: z.output<typeof Publication>, by: StaffCaller): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await lockCatalogue(trx)
        const row = await lockBike(trx, id, input.version)
        const published = input.is_published
        await makeChange(
          trx,
          () => trx.updateTable('bikes').set({ published }).where('id', '=', id).execute(),
          input.accept_broken,
        )
        await recordAudit(trx, {
          by,
          action: 'bike.publish',
          subject: { kind: 'bike', id },
          before: { published: row.published },
          after: { published },
          at: now(),
        })
      }),
  }
}

/** Locks a bike until the transaction ends; throws a 404 without it and a 409 for another version. */
export const lockBike = async (trx: Db, id: number, version: number) =>
  assertVersion(
    await trx.selectFrom('bikes').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
    version,
    'This bike',
  )
