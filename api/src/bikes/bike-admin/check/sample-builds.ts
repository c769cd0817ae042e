import type { Selectable } from 'kysely'

import type { Db } from '../../../platform/index.ts'
import type { ConfiguratorTables } from '../../configurator/tables.ts'
import { performanceOf } from '../../configurator/to-bike.ts'
import { type BuildState, stateOf, type Totals } from './build-state.ts'
import { differencesOf } from './differences.ts'
import type { Catalogue } from './read-catalogue.ts'

export type SampleBuild = Selectable<ConfiguratorTables['sample_builds']>

export const readSamples = (db: Db): Promise<SampleBuild[]> =>
  db.selectFrom('sample_builds').selectAll().orderBy('id').execute()

/** Returns what a sample build should come to. */
export const expectedOf = (sample: SampleBuild): Totals => ({
  cents: sample.total_cents,
  leadDays: sample.lead_days,
  performance: performanceOf(sample),
})

/** Returns what is wrong with a sample build, in words: why it can't be ordered, or what of it isn't as it should be. */
export const deviationsOf = (sample: SampleBuild, { problem, totals }: BuildState): string[] =>
  problem === null ? differencesOf(expectedOf(sample), totals) : [problem]

/** Returns the sample builds that were right before a change and aren't after it, with what is wrong. */
export const brokenSamples = (samples: readonly SampleBuild[], before: Catalogue, after: Catalogue) =>
  samples.flatMap((sample) => {
    if (deviationsOf(sample, stateOf(sample, before)).length > 0) return []
    const faults = deviationsOf(sample, stateOf(sample, after))
    return faults.length > 0 ? [{ title: sample.title, faults }] : []
  })
