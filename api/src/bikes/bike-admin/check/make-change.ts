import { BREAKS_BIKES, BREAKS_SAMPLES } from '@nireeka/contracts/api'

import { conflict, type Db } from '../../../platform/index.ts'
import { bikeFaults } from './bike-faults.ts'
import { type Catalogue, readCatalogue } from './read-catalogue.ts'
import { brokenSamples, readSamples } from './sample-builds.ts'

/**
 * Makes a change of the catalogue, in a transaction that has locked it, and checks what it does to builds. Throws a 409
 * `breaks_bikes` when a published bike couldn't be sold as it comes any more, and `breaks_samples` when a sample build
 * breaks, unless that is accepted.
 */
export async function makeChange(trx: Db, change: () => Promise<unknown>, isBreakingAccepted: boolean) {
  const before = await readCatalogue(trx)
  await change()
  const after = await readCatalogue(trx)
  const fault = newFault(before, after)
  if (fault) throw conflict(BREAKS_BIKES, fault)
  const broken = brokenSamples(await readSamples(trx), before, after)
  if (broken.length > 0 && !isBreakingAccepted) throw conflict(BREAKS_SAMPLES, sentenceOf(broken))
}

/** Returns the first reason, caused by a change, for which a published bike couldn't be sold as it comes; or null. */
export function newFault(before: Catalogue, after: Catalogue): string | null {
  const known = new Set(bikeFaults(before))
  return bikeFaults(after).find((fault) => !known.has(fault)) ?? null
}

function sentenceOf(broken: ReturnType<typeof brokenSamples>): string {
  const list = broken.map(({ title, faults }) => `${title} (${faults.join(', ')})`).join('; ')
  return `This breaks ${broken.length === 1 ? 'a sample build' : `${broken.length} sample builds`}: ${list}.`
}
