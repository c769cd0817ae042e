import type { BuildEffectsData, ConcernedBuildData, ConcernedData } from '@nireeka/contracts/api'

import type { Db } from '../../../platform/index.ts'
import { defaultBuilds } from './bike-faults.ts'
import { nameOf, stateOf } from './build-state.ts'
import { differencesOf } from './differences.ts'
import { type KeptBuild, readCartBuilds, readSavedBuilds } from './kept-builds.ts'
import { newFault } from './make-change.ts'
import { type Catalogue, lockCatalogue, readCatalogue } from './read-catalogue.ts'
import { readSamples, type SampleBuild } from './sample-builds.ts'

/** The most builds of one kind that are listed. */
const MOST = 20

/** Makes a change, returns what it does to builds, and takes it back. */
export async function tryChange(db: Db, change: (trx: Db) => Promise<unknown>): Promise<BuildEffectsData> {
  const trx = await db.startTransaction().execute()
  try {
    await lockCatalogue(trx)
    const before = await readCatalogue(trx)
    await change(trx)
    return await effectsOf(trx, before, await readCatalogue(trx))
  } finally {
    await trx.rollback().execute()
  }
}

interface Titled extends KeptBuild {
  title: string
}

async function effectsOf(db: Db, before: Catalogue, after: Catalogue): Promise<BuildEffectsData> {
  const compare = (builds: readonly Titled[]) => concerned(builds, before, after)
  const named = ({ build, count }: KeptBuild): Titled => ({ build, count, title: nameOf(build, before) })
  return {
    refusal: newFault(before, after),
    samples: compare((await readSamples(db)).map(asKept)),
    defaults: compare(defaultBuilds(before).map((build) => named({ build, count: 1 }))),
    saved: compare((await readSavedBuilds(db)).map(named)),
    carts: compare((await readCartBuilds(db)).map(named)),
  }
}

const asKept = (sample: SampleBuild): Titled => ({ build: sample, count: 1, title: sample.title })

function concerned(builds: readonly Titled[], before: Catalogue, after: Catalogue): ConcernedData {
  const found = builds.flatMap((build) => compareOne(build, before, after) ?? [])
  const sorted = [...found.filter(isBroken), ...found.filter((build) => !isBroken(build))]
  return { total: sum(found), broken: sum(found.filter(isBroken)), builds: sorted.slice(0, MOST) }
}

const isBroken = ({ problem }: ConcernedBuildData) => problem !== null
const sum = (builds: readonly ConcernedBuildData[]) => builds.reduce((total, { count }) => total + count, 0)

/** Returns what a change does to a build; null for nothing. */
function compareOne(
  { title, count, build }: Titled,
  before: Catalogue,
  after: Catalogue,
): ConcernedBuildData | null {
  const [was, is] = [stateOf(build, before), stateOf(build, after)]
  if (is.problem !== null)
    return was.problem === null ? { title, count, problem: is.problem, changes: [] } : null
  const again = was.problem === null ? [] : ['Can be ordered again']
  const changes = [...again, ...differencesOf(was.totals, is.totals)]
  return changes.length > 0 ? { title, count, problem: null, changes } : null
}
