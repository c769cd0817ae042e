import type { ColourCheck, ColourEdit, NewColour, Publication } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { invalid, notFound, recordAudit, type Db, type StaffCaller } from '../../../platform/index.ts'
import { tryChange } from '../check/build-effects.ts'
import { makeChange } from '../check/make-change.ts'
import { lockCatalogue } from '../check/read-catalogue.ts'
import { changesBetween } from '../changes-between.ts'
import { assertVersion } from '../versions.ts'

interface Needs {
  db: Db
  now: () => Date
}
export type WriteColours = ReturnType<typeof createWriteColours>

/** Creates what admins do with colours. Every function records the audit and checks what the change does to builds. */
export function createWriteColours({ db, now }: Needs) {
  return {
    /** Returns what a colour would do to builds; nothing is written. A new one is in no build yet. */
    check: ({ id, colour }: z.output<typeof ColourCheck>) =>
      tryChange(db, async (trx) => {
        if (id === null) return assertSwatch(colour.swatch, 0)
        const row = await trx
          .selectFrom('colours')
          .select('ral_codes')
          .where('id', '=', id)
          .executeTakeFirst()
        if (!row) throw notFound('This colour')
        assertSwatch(colour.swatch, row.ral_codes)
        await updateColour(trx, id, colour)
      }),

    /** Creates a colour that isn't published; returns its id. The same key again returns the one of the first time. */
    create: (input: z.output<typeof NewColour>, key: string, by: StaffCaller): Promise<number> =>
      db.transaction().execute(async (trx) => {
        await lockCatalogue(trx)
        const made = await trx
          .selectFrom('colours')
          .select('id')
          .where('created_key', '=', key)
          .executeTakeFirst()
        if (made) return made.id
        assertSwatch(input.swatch, 0)
        const { id } = await trx
          .insertInto('colours')
          .values({ ...input, price_cents: 0, published: false, created_key: key })
          .returning('id')
          .executeTakeFirstOrThrow()
        const subject = { kind: 'colour', id } as const
        await recordAudit(trx, {
          by,
          action: 'colour.create',
          subject,
          before: null,
          after: input,
          at: now(),
        })
        return id
      }),

    edit: (id: number, input: z.output<typeof ColourEdit>, by: StaffCaller): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { version, accept_broken, ...colour } = input
        await lockCatalogue(trx)
        const row = await lockColour(trx, id, version)
        assertSwatch(colour.swatch, row.ral_codes)
        await makeChange(trx, () => updateColour(trx, id, colour), accept_broken)
        const facts = changesBetween(row, colour)
        await recordAudit(trx, {
          by,
          action: 'colour.edit',
          subject: { kind: 'colour', id },
          ...facts,
          at: now(),
        })
      }),

    /** Publishes a colour, or takes it out of the configurator: no size comes in it any more. */
    publish: (id: number, input: z.output<typeof Publication>, by: StaffCaller): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await lockCatalogue(trx)
        const row = await lockColour(trx, id, input.version)
        const published = input.is_published
        await makeChange(
          trx,
          () => trx.updateTable('colours').set({ published }).where('id', '=', id).execute(),
          input.accept_broken,
        )
        await recordAudit(trx, {
          by,
          action: 'colour.publish',
          subject: { kind: 'colour', id },
          before: { published: row.published },
          after: { published },
          at: now(),
        })
      }),
  }
}

const updateColour = (trx: Db, id: number, colour: z.output<typeof NewColour>) =>
  trx.updateTable('colours').set(colour).where('id', '=', id).execute()

const lockColour = async (trx: Db, id: number, version: number) =>
  assertVersion(
    await trx.selectFrom('colours').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
    version,
    'This colour',
  )

/** The rider chooses what a colour with RAL codes looks like. */
function assertSwatch(swatch: string | null, ralCodes: number) {
  if (swatch === null && ralCodes === 0) throw invalid('swatch', 'Write the colour, such as #3A3D40.')
  if (swatch !== null && ralCodes > 0)
    throw invalid('swatch', 'The rider chooses this colour by its RAL code.')
}
