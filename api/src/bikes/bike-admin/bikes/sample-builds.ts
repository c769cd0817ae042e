import { toDollars } from '@nireeka/contracts'
import type { BuildTotalsData, SampleBuildsData } from '@nireeka/contracts/api'
import { pathOfBuild } from '@nireeka/contracts/bike-build'

import { recordAudit, type Db, type StaffCaller } from '../../../platform/index.ts'
import { nameOf, stateOf, type Totals } from '../check/build-state.ts'
import { lockCatalogue, readCatalogue } from '../check/read-catalogue.ts'
import { changedPieces, piecesOf } from '../check/sample-pieces.ts'
import { deviationsOf, expectedOf, readSamples, type SampleBuild } from '../check/sample-builds.ts'
import { changesBetween } from '../changes-between.ts'
import { assertVersion } from '../versions.ts'

interface Accepting {
  id: number
  version: number
  by: StaffCaller
}
export type SampleBuilds = ReturnType<typeof createSampleBuilds>

/** Creates the repository of the sample builds, with what they come to and what they should. */
export const createSampleBuilds = ({ db, now }: { db: Db; now: () => Date }) => ({
  async list(): Promise<SampleBuildsData> {
    const catalogue = await readCatalogue(db)
    const items = (await readSamples(db)).map((sample) => {
      const state = stateOf(sample, catalogue)
      return {
        id: sample.id,
        title: sample.title,
        build: nameOf(sample, catalogue),
        path: pathOfBuild(catalogue.offers.get(sample.bike_id)?.slug ?? '', toBuild(sample)),
        expected: toData(expectedOf(sample)),
        actual: toData(state.totals),
        problem: state.problem,
        is_as_expected: deviationsOf(sample, state).length === 0,
        changes: changedPieces(sample.pieces, piecesOf(sample, catalogue)),
        version: sample.version,
      }
    })
    return { items }
  },

  /** Takes what a sample build comes to now for what it should come to. */
  accept: ({ id, version, by }: Accepting): Promise<void> =>
    db.transaction().execute(async (trx) => {
      await lockCatalogue(trx)
      const row = await trx
        .selectFrom('sample_builds')
        .selectAll()
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst()
      const sample = assertVersion(row, version, 'This sample build')
      const catalogue = await readCatalogue(trx)
      const { totals } = stateOf(sample, catalogue)
      const pieces = JSON.stringify(piecesOf(sample, catalogue))
      const expected = { total_cents: totals.cents, lead_days: totals.leadDays, ...totals.performance }
      await trx
        .updateTable('sample_builds')
        .set({ ...expected, pieces })
        .where('id', '=', id)
        .execute()
      const facts = changesBetween({ ...sample }, expected)
      await recordAudit(trx, {
        by,
        action: 'bike.sample',
        subject: { kind: 'bike', id: sample.bike_id },
        before: { sample: sample.title, ...facts.before },
        after: { sample: sample.title, ...facts.after },
        at: now(),
      })
    }),
})

const toData = ({ cents, leadDays, performance }: Totals): BuildTotalsData => ({
  price: toDollars(cents),
  lead_days: leadDays,
  performance,
})

const toBuild = ({ size_id, colour_id, ral, part_ids }: SampleBuild) => ({
  sizeId: size_id,
  colourId: colour_id,
  ral,
  partIds: part_ids,
})
